import { mount, settle } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/results/index.js';
import type { DrawnElement, FirstCards } from '../../../src/api/contract/first-cards.schema.js';
import type { FirstAnswers } from '../../../src/model/connection/first-answers.js';
import { tabOf } from '../../../src/model/rules/kinds.js';
import { pageAddress } from '../../../src/model/rules/page-query.js';
import { searchStartOf, withLocks } from '../../../src/model/rules/search-start.js';
import { tools } from '../../../src/widgets/embed/first/index.js';
import { askFirst } from '../../../src/widgets/embed/first-cards.js';
import type { DrawnRoot } from '../../../src/widgets/kit/element/drawn-view.js';
import { loadLazyParts } from '../../../src/widgets/results/lazy.js';
import { aRent, aSale } from '../../support/a-listing.js';

const test = suite('widgets/embed/first');

const page = globalThis as { Housing?: unknown };
const [ownFetch, ownUrl] = [globalThis.fetch, location.href];
interface Setting {
  attributes?: Record<string, string>;
  /** Those of the widget, where they differ in the end. */
  later?: Record<string, string>;
  query?: string;
  key?: string;
  remembered?: string;
  /** What the first cards are answered with. */
  reply?: (address: string) => Promise<Response>;
}

const listOf = (address: string) => [
  address.includes('/rent?') ? aRent({ _id: address }) : aSale({ _id: address }),
];

/** Answers as the server does, by the rules of the widget. */
const firstCards = (address: string) => {
  const [base = '', question] = address.split('/api/v3/first-cards?');
  const query = new URLSearchParams(question);
  const of = (name: string) => query.get(name) ?? undefined;
  const start = searchStartOf(
    {
      group: of('group') ?? '',
      tab: (['Buy', 'Rent', 'PG', 'Plot/Land', 'Commercial'] as const).find((tab) => tab === of('tab')),
      ...{ city: of('city'), location: of('location'), property: of('property') },
      ...{ filters: of('filters'), locked: of('locked') },
    },
    of('search') ?? '',
    tabOf(of('remembered')),
  );
  const call = pageAddress(withLocks(start.address, start.locked));
  return {
    call,
    listings: listOf(base + call),
    total: 1,
    isAtLeast: false,
    next: null,
    drawn: null,
    further: [],
    css: '',
  };
};

const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status });
const answerFirst = (address: string): Promise<Response> => Promise.resolve(json(firstCards(address)));

let servers = 0;

/** Asks first, then lets the widget come; answers what was asked for, and the ids of the drawn cards. */
const comes = async (setting: Setting): Promise<{ first: string[]; lists: string[]; cards: string[] }> => {
  const { attributes = {}, later = attributes, query = '', key, remembered, reply = answerFirst } = setting;
  const apiBase = `http://market-${String((servers += 1))}.test`;
  history.replaceState(null, '', `?${query}`);
  localStorage.clear();
  if (remembered) localStorage.setItem('housing:filterTab', remembered);
  const lists: string[] = [];
  const first: string[] = [];
  globalThis.fetch = ((address: string) => {
    if (address.includes('/first-cards')) {
      first.push(address);
      return reply(address);
    }
    if (!address.includes('/properties/')) return Promise.resolve(new Response('{}'));
    lists.push(address);
    return Promise.resolve(json(listOf(address)));
  }) as typeof fetch;
  const answers: FirstAnswers = new Set();
  const connection = { apiBase, ...(key && { key }) };
  page.Housing = { connection, firstAnswers: answers };
  const early = document.createElement('later-results');
  for (const [name, text] of Object.entries(attributes)) early.setAttribute(name, text);
  document.body.append(early);
  const files = Promise.resolve([{ tools }]) as Promise<[{ tools: typeof tools }]>;
  const find = (selector: string) => (selector.startsWith('housing-results') ? [early] : []);
  askFirst({ connection, build: 'b1', answers, files, find });
  early.remove();
  assert.is(first.length, 1, 'asked before the widget is there');
  const { shadow, unmount } = await mount('housing-results', later);
  await settle(20);
  const links = [...shadow.querySelectorAll('article h3 a')];
  const cards = links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? '');
  await unmount();
  return { first, lists, cards };
};

test.before(async () => {
  await loadLazyParts();
});
test.after(() => {
  delete page.Housing;
  globalThis.fetch = ownFetch;
  history.replaceState(null, '', ownUrl);
});

const item = (name: string): DrawnElement => ['li', {}, ['article', {}, name]];

/** Shows drawn cards of which some are on the first screen; the rest of their answer comes when it is let come. */
const show = async (near: string[]) => {
  const address = `http://market-${String((servers += 1))}.test/api/v3/first-cards?`;
  const element = document.createElement('shown-results');
  document.body.append(element);
  const drawn: DrawnElement = ['div', {}, ['p', {}, 'shape'], ['div', {}, ['ul', {}, ...near.map(item)]]];
  const [screen, rest] = [
    JSON.stringify({ drawn, css: '' }),
    JSON.stringify({ ...firstCards(address), drawn }),
  ];
  const further = JSON.stringify([item('far')]);
  let stream!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) });
  const write = (text: string): void => {
    stream.enqueue(new TextEncoder().encode(text));
  };
  const answers: FirstAnswers = new Set();
  const asked = { element, address, isMeant: () => true };
  const answer = tools.receive(asked, new Response(body), { answers, find: () => [] });
  // A line may come in pieces.
  write(screen.slice(0, 9));
  write(`${screen.slice(9, -1)}\n,`);
  await settle(5);
  const inner = element.shadowRoot?.querySelector<HTMLElement & DrawnRoot>('[data-first]');
  return {
    answer,
    take: () => inner?.take?.(),
    names: () => [...(inner?.querySelectorAll('ul > li > article') ?? [])].map((card) => card.textContent),
    letCome: () => {
      write(`"further":${further},${rest.slice(1).replace('"further":[],', '')}`);
      stream.close();
    },
    breakOff: () => {
      stream.error(new TypeError('network error'));
    },
  };
};

test('the first screen stands there while the rest is on its way, whose cards are made after its frame', async () => {
  const { names, letCome } = await show(['near']);
  assert.equal(names(), ['near']);
  letCome();
  await settle(5);
  assert.equal(names(), ['near']);
  await settle(120);
  assert.equal(names(), ['near', 'far']);
});

test('a phone has the cards that it cannot show behind its first frame, whether or not the rest has come', async () => {
  const cards = ['one', 'two', 'three', 'four', 'five'];
  const { innerWidth } = globalThis;
  globalThis.innerWidth = 360;
  const { names, letCome } = await show(cards);
  globalThis.innerWidth = innerWidth;
  assert.equal(names(), ['one', 'two', 'three']);
  await settle(120);
  assert.equal(names(), cards);
  letCome();
  await settle(5);
  assert.equal(names(), [...cards, 'far']);
  assert.equal((await show(cards)).names(), cards, 'a wide window shows them at once');
});

test('a widget that takes over before that waits for the rest, and has all cards', async () => {
  const { names, take, letCome, answer } = await show(['near']);
  const taken = take();
  letCome();
  const data = (await taken) as FirstCards;
  assert.equal(
    [data.total, data.drawn, data.call],
    [1, null, (await answer)?.address.replace(/^.*?test/, '')],
  );
  assert.equal(names(), ['near', 'far']);
  await settle(120);
  assert.equal(names(), ['near', 'far'], 'made once');
});

test('where the answer breaks off, the widget learns that there are no data', async () => {
  const { names, take, breakOff, answer } = await show(['near']);
  breakOff();
  assert.is(await answer, undefined);
  assert.is(await take(), undefined);
  assert.equal(names(), ['near']);
});

test('a rest that stays away is waited for ten seconds', async () => {
  const ownTimeout = globalThis.setTimeout;
  const soon = (work: () => void, delay: number, ...given: unknown[]) =>
    ownTimeout(work, delay === 10_000 ? 30 : delay, ...given);
  globalThis.setTimeout = soon as typeof setTimeout;
  const { take, answer } = await show(['near']);
  globalThis.setTimeout = ownTimeout;
  assert.is(await take(), undefined);
  assert.is(await answer, undefined);
});

const settings: Record<string, Setting> = {
  'nothing said': {},
  'a tab, a city and a place': { attributes: { tab: 'Rent', city: 'Pune', location: 'Baner, Aundh ' } },
  'a tab that there is not': { attributes: { tab: 'rent' } },
  'a property type': { attributes: { tab: 'Commercial', property: 'Shop' } },
  filters: { attributes: { filters: 'tab=Buy&bedrooms=2BHK,3BHK&maxbudget=9000000&photos=true&page=2' } },
  'filters of another tab': { attributes: { tab: 'PG', filters: 'roomtype=Shared&ownership=Freehold' } },
  'what is locked': { attributes: { locked: 'tab=Rent&city=Thane&furnished=Furnished', city: 'Pune' } },
  'a group of its own': { attributes: { group: 'rent', tab: 'Rent' }, query: 'tab=Buy&city=Pune' },
  'the address of the page': { query: 'tab=Rent&city=Nashik&sort=price-up', attributes: { tab: 'Buy' } },
  'an address that is about something else': { query: 'utm_source=letter', attributes: { city: 'Thane' } },
  'the tab chosen last': { remembered: 'Rent', key: 'a key' },
  'a key': { key: 'pk_1', attributes: { tab: 'Rent' } },
};

for (const [name, setting] of Object.entries(settings))
  test(`the widget begins with the answer that was asked for before it came: ${name}`, async () => {
    const { first, lists, cards } = await comes(setting);
    assert.equal(lists, []);
    const [asked = ''] = first;
    const [base = ''] = asked.split('/api/v3/first-cards');
    assert.equal(cards, [base + firstCards(asked).call], 'the cards are those of the answer');
  });

test('a page that says something else meanwhile shows that', async () => {
  const { lists, cards } = await comes({ attributes: { tab: 'Buy' }, later: { tab: 'Rent' } });
  assert.is(lists.length, 1);
  assert.match(lists[0] ?? '', '/rent?');
  assert.equal(cards, lists);
});

test('of the address of the page only the names that searches read leave it', async () => {
  const query = 'tab=Rent&city=Nashik&utm_source=letter&token=secret&sort=price-up';
  const { first } = await comes({ query });
  assert.is(new URL(first[0] ?? '').searchParams.get('search'), 'tab=Rent&city=Nashik&sort=price-up');
  assert.not.match(first[0] ?? '', 'secret');
});

const broken = new ReadableStream({
  start: (body) => {
    body.error(new Error('the line is cut'));
  },
});

for (const [name, reply] of Object.entries({
  'an error': () => Promise.resolve(new Response('{}', { status: 503 })),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'half an answer': () => Promise.resolve(new Response(broken)),
}))
  test(`after ${name} the widget asks itself`, async () => {
    const { lists, cards } = await comes({ reply });
    assert.is(lists.length, 1);
    assert.equal(cards, lists);
  });

test.run();
