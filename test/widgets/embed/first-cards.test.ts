import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../support/mount.js';
import type { FirstAnswers } from '../../../src/model/connection/first-answers.js';
import { askFirst, untilFirst } from '../../../src/widgets/embed/first-cards.js';

const test = suite('widgets/embed/first-cards');

const ownFetch = globalThis.fetch;
test.after(() => {
  globalThis.fetch = ownFetch;
});

/** Asks for the cards of so many results; says what came first of the answer and of what waits for it. */
const ask = async (results: number, reply: () => Promise<Response>): Promise<string[]> => {
  globalThis.fetch = reply;
  const events: string[] = [];
  const tools = {
    receive: () => {
      events.push('cards');
      return Promise.resolve(undefined);
    },
  };
  const answers: FirstAnswers = new Set();
  askFirst({
    connection: { apiBase: 'http://market.test' },
    build: 'b1',
    answers,
    files: Promise.resolve([{ tools }]),
    find: () => Array.from({ length: results }, () => document.createElement('later-results')),
  });
  await Promise.resolve();
  events.push('next task');
  await untilFirst(answers, 0);
  events.push('files');
  await untilFirst(answers, 2);
  events.push('other files');
  return events;
};

test('the files of the widgets come after the first cards', async () => {
  const soon = () => new Promise<Response>((resolve) => setTimeout(resolve, 5, new Response('{}')));
  assert.equal(await ask(1, soon), ['next task', 'cards', 'files', 'other files']);
});

test('they do not wait for an answer that takes long, nor for one that fails', async () => {
  assert.equal(await ask(1, () => new Promise(() => undefined)), ['next task', 'files', 'other files']);
  assert.equal(await ask(1, () => Promise.reject(new TypeError('no network'))), [
    'next task',
    'files',
    'other files',
  ]);
});

test('where there is nothing to ask for they wait for nothing', async () => {
  const aMoment = new Promise((resolve) => setTimeout(resolve, 1, 'a moment'));
  const asked = ask(0, () => Promise.reject(new TypeError('nobody asks')));
  assert.equal(await Promise.race([asked, aMoment]), ['next task', 'files', 'other files']);
});

test.run();
