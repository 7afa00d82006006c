import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse, Visitor, type Identifier, type Message, type VariableReference } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { FOLDER, languageCodes, paths, source, subjects } from '../build/catalogues';
import { withoutNeedless } from '../src/lib/words/isolation';
import { LANGUAGES, wanted } from '../src/lib/words/languages';
import { withMinus } from '../src/lib/words/minus';
import { vectors } from './vectors';

const SOURCES = new URL('../src', import.meta.url);
/** Where the sources ask for a message: the first argument of `t`. */
const ASKED = /\bt\(([^,)]+)/g;
/** An id there, or several with the same start: `start-${…}`. */
const NAMED = /'([a-z][\w-]*)'|`([^`]+)`/g;

function sourceTexts(): string[] {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => /\.(ts|svelte)$/.test(file)).map((file) => readFileSync(`${SOURCES.pathname}/${file}`, 'utf8'));
}

/** Every id or pattern of ids that the page asks for. */
function asked(): RegExp[] {
  const places = sourceTexts().flatMap((text) => [...text.matchAll(ASKED)].map((match) => match[1]!));
  const found = places.flatMap((place) => [...place.matchAll(NAMED)]);
  return found.map(([, plain, pattern]) => new RegExp(`^${plain ?? pattern!.replace(/\$\{[^}]*\}/g, '.+')}$`));
}

function messages(text: string): Message[] {
  const entries = parse(text, {}).body;
  expect(entries.filter((entry) => entry.type === 'Junk')).toEqual([]);
  return entries.filter((entry): entry is Message => entry.type === 'Message');
}

function variablesOf(message: Message): Set<string> {
  const found = new Set<string>();
  class Variables extends Visitor {
    override visitVariableReference(node: VariableReference) {
      found.add((node.id as Identifier).name);
    }
  }
  new Variables().visit(message);
  return found;
}

/** The files with what only the page says. */
const OWN = ['web', 'home', 'table', 'ending', 'lesson', 'printing'];
const own = (language: string) => OWN.flatMap((file) => messages(readFileSync(`${FOLDER}/${language}/${file}.ftl`, 'utf8')));
const whole = (language: string) => subjects().map((subject) => source(language, subject)).join('\n');
const english = own('en');

test('the page speaks the languages of the game', () => {
  expect(LANGUAGES).toEqual(vectors('languages'));
  expect(languageCodes()).toEqual(LANGUAGES.map(({ code }) => code).sort());
});

test('a number below zero has a true minus, and a code keeps its hyphen', () => {
  expect(withMinus(-20)).toBe('−20');
  expect(withMinus('\u200e-5 points at 2345-6789, 5-8')).toBe('\u200e−5 points at 2345-6789, 5-8');
});

test('every message of the page is asked for, or a part of another one', () => {
  const patterns = asked();
  const parts = new Set([...whole('en').matchAll(/\{ ([a-z][\w-]*)/g)].map((match) => match[1]!));
  const unused = english.map(({ id }) => id.name).filter((id) => !parts.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(unused).toEqual([]);
});

describe.each(LANGUAGES.map(({ code }) => code))('in %s', (code) => {
  test('every message that the page asks for is there', () => {
    const files = subjects().flatMap((subject) => paths(code, subject));
    files.forEach((path) => expect(() => readFileSync(path)).not.toThrow());
    const ids = messages(whole(code)).map(({ id }) => id.name);
    const missing = asked().filter((pattern) => !ids.some((id) => pattern.test(id)));
    expect(missing).toEqual([]);
  });

  test('messages are those of English, and speak of the same facts', () => {
    const found = own(code);
    expect(found.map(({ id }) => id.name)).toEqual(english.map(({ id }) => id.name));
    found.forEach((message, place) => expect(variablesOf(message)).toEqual(variablesOf(english[place]!)));
  });

  test('messages find all others that they are made of', () => {
    const bundle = new FluentBundle(code);
    bundle.addResource(new FluentResource(whole(code)));
    const facts = { state: 'crossed', colour: 'red', number: 5, place: 0, row: 'red', needs: 5, count: 2, boxes: 4 };
    for (const { id } of own(code)) {
      const errors: Error[] = [];
      bundle.formatPattern(bundle.getMessage(id.name)!.value!, { ...facts, name: 'Anna', mark: '5', points: 3 }, errors);
      expect(errors.filter((error) => !error.message.startsWith('Unknown variable'))).toEqual([]);
    }
  });
});

test('the first language that somebody wants and the page speaks is taken', () => {
  expect(wanted(['de-DE', 'uk-UA', 'en']).code).toBe('uk');
  expect(wanted(['iw']).code).toBe('he');
  expect(wanted(['fr']).code).toBe('en');
});

test('only what could mix with the text around it stays isolated', () => {
  const isolated = (text: string) => `\u2068${text}\u2069`;
  expect(withoutNeedless(`a ${isolated('5')} b`, false)).toBe('a 5 b');
  expect(withoutNeedless(`a ${isolated('אב')} b`, false)).toBe(`a ${isolated('אב')} b`);
  expect(withoutNeedless(`א ${isolated('5')} ב`, true)).toBe('א 5 ב');
  expect(withoutNeedless(`א ${isolated('Anna')} ב`, true)).toBe(`א ${isolated('Anna')} ב`);
  expect(withoutNeedless(`א ${isolated(`ג ${isolated('Anna')}`)}`, true)).toBe(`א ג ${isolated('Anna')}`);
  expect(withoutNeedless(`א ${isolated('54.2')}%; ב`, true)).toBe(`א ${isolated('54.2%')}; ב`);
});
