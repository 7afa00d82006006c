import { mount } from 'svelte';
import App from './App.svelte';
import { speakAsWanted } from './lib/words/words.svelte';
import './look/tokens.css';
import './look/colours.css';
import './look/page.css';

await speakAsWanted();
mount(App, { target: document.getElementById('page')! });
if (import.meta.env.PROD) void navigator.serviceWorker?.register('/worker.js');
