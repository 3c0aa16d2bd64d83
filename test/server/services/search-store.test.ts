/** A store answers while it is current; what it cannot answer, the market's own database does (S-813). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { SearchRepository } from '../../../server/repositories/search/search-repository.js';
import type { SearchFeed } from '../../../server/services/search-feed.js';
import { withFallback } from '../../../server/services/search-store.js';

const test = suite('server/services/search-store');

const failing = (code?: string) => () => Promise.reject(Object.assign(new Error('no'), { code }));

const stage = (findUnknownWords: SearchRepository['findUnknownWords'], isCurrent = true) => {
  let lost = 0;
  const feed = { isCurrent: async () => isCurrent, lost: () => (lost += 1) } as unknown as SearchFeed;
  const main = { findUnknownWords: async () => new Set(['of main']) } as unknown as SearchRepository;
  const store = { findUnknownWords } as unknown as SearchRepository;
  const { searches, answered } = withFallback({ store, main }, feed);
  return { ask: async () => [...(await searches.findUnknownWords([]))], answered, lost: () => lost };
};

test('a store that is current answers', async () => {
  const { ask, answered } = stage(async () => new Set(['of the store']));
  assert.equal(await ask(), ['of the store']);
  assert.equal(answered(), { store: 1, main: 0 });
});

test('a store that is behind or away is not asked', async () => {
  const { ask, answered } = stage(failing(), false);
  assert.equal(await ask(), ['of main']);
  assert.equal(answered(), { store: 0, main: 1 });
});

test('what a broken connection left unanswered the market answers, and the store is known to be lost', async () => {
  for (const code of ['ECONNREFUSED', '57P01', undefined]) {
    const { ask, lost } = stage(failing(code));
    assert.equal(await ask(), ['of main']);
    assert.is(lost(), 1);
  }
});

test('a search that took too long is not asked again: it would take as long', async () => {
  const { ask, answered, lost } = stage(failing('57014'));
  await ask().then(
    () => assert.unreachable(),
    (thrown: unknown) => assert.is((thrown as { code: string }).code, '57014'),
  );
  assert.is(lost(), 0);
  assert.equal(answered(), { store: 0, main: 0 });
});

test.run();
