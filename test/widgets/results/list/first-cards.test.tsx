import { allByRole, byRole, change, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale } from '../../../support/a-listing.js';
import { Answered } from '../../../support/fake-api.js';
import { until } from '../../../support/mount-view.js';
import { openResults, twoOfSixty } from '../market.js';

const test = suite('widgets/results: the first cards');

const cards = (root: HTMLElement) => [...root.querySelectorAll<HTMLAnchorElement>('article h3 a')];

const networkDown = () => {
  throw { reason: 'network' } as unknown as Error;
};

test('while the first answer is awaited the list has shapes of cards', async () => {
  let answer = () => {};
  const { root, text, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': (call) => new Promise((done) => (answer = () => done(twoOfSixty(call)))) } },
  );
  const shapes = byRole(root, 'list', 'Searching');
  assert.is(shapes.getAttribute('aria-busy'), 'true');
  assert.is(allByRole(shapes, 'listitem').length, 6);
  assert.is(cards(root).length, 0);
  answer();
  await settle();
  assert.is(allByRole(root, 'list', 'Searching').length, 0);
  assert.match(text(), '60 properties');
  assert.is(cards(root).length, 2);
  await unmount();
});

test('a card that another answer has too stays, and the first of the others come first', async () => {
  const ids = (from: number, step: number) =>
    Array.from({ length: 24 }, (_, at) => `sale-${from + at * step}`);
  const reply = (sales: string[]) =>
    new Answered(
      sales.map((_id) => aSale({ _id })),
      { 'X-Total-Count': '24' },
    );
  const { root, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': ({ query }) => reply(query.sort === 'newest' ? ids(0, 1) : ids(22, -1)) } },
  );
  const idOf = (card: HTMLAnchorElement) => new URL(card.href).searchParams.get('id') ?? '';
  await until(() => cards(root).length === 24);
  const before = new Map(cards(root).map((card) => [idOf(card), card]));
  await change(byRole(root, 'combobox', 'Sort by'), 'price-up');
  await until(() => cards(root).length === 24 && cards(root).map(idOf).join() === ids(22, -1).join());
  const stayed = cards(root).filter((card) => before.get(idOf(card)) === card);
  assert.is(stayed.length, 23, 'all but the one that is new');
  await unmount();
});

test('of a long answer the first cards are drawn in one go, shapes keep the room of the others', async () => {
  const page = Array.from({ length: 24 }, (_, at) => aSale({ _id: `sale-${String(at)}` }));
  const { root, sent, unmount } = await openResults(
    { tab: 'Buy' },
    { replies: { '/properties/': () => new Answered(page, { 'X-Total-Count': '24' }) } },
  );
  const seen: { cards: number; items: number; isTold: boolean }[] = [];
  await until(() => {
    const items = allByRole(byRole(root, 'list', 'Results'), 'listitem').length;
    seen.push({ cards: cards(root).length, items, isTold: sent('housing-listings').length > 0 });
    return cards(root).length === 24;
  });
  const said = JSON.stringify(seen);
  assert.ok(Math.min(...seen.map((moment) => moment.cards)) < 24, said);
  assert.ok(
    seen.every((moment) => moment.items >= 6),
    said,
  );
  assert.ok(
    seen.every((moment) => !moment.isTold || moment.cards >= 6),
    'the page is told when the first screen is there',
  );
  assert.equal(sent('housing-listings'), [{ query: '', total: 24 }]);
  assert.equal(
    cards(root).map((card) => new URL(card.href).searchParams.get('id')),
    page.map(({ _id }) => _id),
  );
  await unmount();
});

test('cards come in the language of the page: until their words are here the list has shapes', async () => {
  const { root, sent, unmount } = await openResults({ tab: 'Buy' }, { locale: 'mr' });
  const seen: string[] = [];
  await until(() => {
    const [first] = cards(root);
    if (first) seen.push(first.textContent);
    assert.ok(first || sent('housing-listings').length === 0);
    return sent('housing-listings').length > 0;
  });
  assert.equal([...new Set(seen)].length, 1, seen.join());
  assert.match(seen[0] ?? '', /[\u0900-\u097F]/);
  await unmount();
});

test('the page is told of each search, and that one failed', async () => {
  let isDown = false;
  const { root, sent, unmount } = await openResults(
    { tab: 'Buy' },
    {
      replies: {
        '/properties/': (call) => (isDown ? networkDown() : twoOfSixty(call)),
      },
    },
  );
  isDown = true;
  await change(byRole(root, 'combobox', 'Sort by'), 'area-down');
  await until(() => sent('housing-listings').length > 1);
  assert.equal(sent('housing-listings'), [
    { query: '', total: 60 },
    { query: 'tab=Buy&sort=area-down', total: null },
  ]);
  await unmount();
});

test.run();
