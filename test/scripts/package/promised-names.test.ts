/** What version 1 promises: names that may be added to, and never taken away before version 2 (S-811, docs/developers/versions.md). */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

interface Described {
  readonly name: string;
}
interface Element {
  readonly tag: string;
  readonly attributes: readonly (Described & { readonly values?: readonly string[] })[];
  readonly properties: readonly Described[];
  readonly events: readonly (Described & { readonly description: string })[];
  readonly slots: readonly Described[];
  readonly parts: readonly Described[];
  /** Alike of every element. */
  readonly cssProperties: readonly Described[];
}

const { readElements } = await script<{ readElements: (root: string) => Element[] }>('package/elements.mjs');
const { detailType } = await script<{ detailType: (event: Described) => string }>('package/details.mjs');

const test = suite('scripts/package/promised-names');
const root = process.cwd();

const fieldsOf = (event: Element['events'][number]): string[] =>
  [...detailType(event).matchAll(/(\w+): /g)].map(([, field = '']) => `${event.name} ${field}`);

/** One line a name, as the reference has it today. */
const namesOf = ({ tag, attributes, properties, events, slots, parts }: Element): string[] => [
  ...attributes.flatMap(({ name, values = [] }) => [
    `${tag} @${name}`,
    ...values.map((value) => `${tag} @${name}=${value}`),
  ]),
  ...properties.map(({ name }) => `${tag} .${name}`),
  ...events.flatMap((event) => [
    `${tag} ${event.name}`,
    ...fieldsOf(event).map((field) => `${tag} ${field}`),
  ]),
  ...slots.map(({ name }) => `${tag} slot ${name || '(default)'}`),
  ...parts.map(({ name }) => `${tag} ::part(${name})`),
];

/** Names in the first column of a table of docs/embed-script.md. */
const rowsOf = (heading: string): string[] => {
  const text = readFileSync('docs/embed-script.md', 'utf8');
  const section = text.slice(text.indexOf(heading)).split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
};

const elements = readElements(root);
const today = [
  ...elements.flatMap(namesOf),
  ...(elements[0]?.cssProperties ?? []).map(({ name }) => name),
  ...rowsOf('## The script').filter((name) => name.startsWith('data-')),
  ...rowsOf('## Your own script').map((name) => name.replace(/\(.*/, '')),
].sort();

const promised = JSON.parse(readFileSync('test/fixtures/promised-names.json', 'utf8')) as string[];

test('nothing that version 1 promises is gone', () => {
  assert.ok(promised.length > 100);
  const gone = promised.filter((name) => !today.includes(name));
  assert.equal(gone, [], 'a removal takes a year: docs/developers/versions.md');
});

test('what is new is promised from now on: it stands in test/fixtures/promised-names.json', () => {
  assert.equal(
    today.filter((name) => !promised.includes(name)),
    [],
  );
});

test.run();
