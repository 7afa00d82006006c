import { mount } from 'svelte';
import App from './App.svelte';
import { keepWhatPlaysAlone } from './lib/here/keeping';
import './lib/install/prompt.svelte';
import { screenAt } from './lib/way/screens';
import { way } from './lib/way/way.svelte';
import { speakAsWanted } from './lib/words/words.svelte';
import './look/tokens.css';
import './look/colours.css';
import './look/page.css';

const [first] = await Promise.all([screenAt(way()), speakAsWanted()]);
mount(App, { target: document.getElementById('page')!, props: { first } });
if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}worker.js`).then(keepWhatPlaysAlone);
