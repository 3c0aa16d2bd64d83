import { mount, settle } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/results/index.js';
import type { FirstAnswers } from '../../../src/model/connection/first-answers.js';
import { tools } from '../../../src/widgets/embed/first/index.js';
import { loadLazyParts } from '../../../src/widgets/results/lazy.js';
import { aRent, aSale } from '../../support/a-listing.js';

const test = suite('widgets/embed/first');

const page = globalThis as { Housing?: unknown };
const [ownFetch, ownUrl] = [globalThis.fetch, location.href];
/** A name of the results that nothing defines: what embed.js sees before the class has come. */
const unknownTag = 'later-results';

interface Setting {
  attributes?: Record<string, string>;
  /** Those of the widget, where they differ in the end. */
  later?: Record<string, string>;
  query?: string;
  key?: string;
  remembered?: string;
  replies?: ((address: string) => Promise<Response>)[];
}

const cardsOf = (address: string): Promise<Response> => {
  const listing = address.includes('/rent?') ? aRent({ _id: address }) : aSale({ _id: address });
  return Promise.resolve(new Response(JSON.stringify([listing]), { headers: { 'X-Total-Count': '1' } }));
};

let servers = 0;

/** Asks first, then lets the widget come; answers the lists that were asked for, and the ids of the drawn cards. */
const comes = async (setting: Setting): Promise<{ lists: string[]; cards: string[]; left: number }> => {
  const { attributes = {}, later = attributes, query = '', key, remembered, replies = [] } = setting;
  const apiBase = `http://market-${String((servers += 1))}.test`;
  history.replaceState(null, '', `?${query}`);
  localStorage.clear();
  if (remembered) localStorage.setItem('housing:filterTab', remembered);
  const lists: string[] = [];
  globalThis.fetch = ((address: string) => {
    if (!address.includes('/properties/')) return Promise.resolve(new Response('{}'));
    lists.push(address);
    return (replies[lists.length - 1] ?? cardsOf)(address);
  }) as typeof fetch;
  const firstAnswers: FirstAnswers = new Map();
  page.Housing = { connection: { apiBase, ...(key && { key }) }, firstAnswers };
  const early = document.createElement(unknownTag);
  for (const [name, text] of Object.entries(attributes)) early.setAttribute(name, text);
  document.body.append(early);
  tools.askFirst([early], firstAnswers);
  early.remove();
  assert.is(lists.length, 1, 'asked before the widget is there');
  const { shadow, unmount } = await mount('housing-results', later);
  await settle(20);
  const links = [...shadow.querySelectorAll('article h3 a')];
  const cards = links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('id') ?? '');
  await unmount();
  return { lists, cards, left: firstAnswers.size };
};

test.before(async () => {
  await loadLazyParts();
});
test.after(() => {
  delete page.Housing;
  globalThis.fetch = ownFetch;
  history.replaceState(null, '', ownUrl);
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
    const { lists, cards, left } = await comes(setting);
    assert.is(lists.length, 1, lists.join('\n'));
    assert.equal(cards, lists, 'the cards are those of the answer');
    assert.is(left, 0);
  });

test('a page that says something else meanwhile shows that', async () => {
  const { lists, cards } = await comes({ attributes: { tab: 'Buy' }, later: { tab: 'Rent' } });
  assert.is(lists.length, 2);
  assert.match(lists[1] ?? '', '/rent?');
  assert.equal(cards, [lists[1]]);
});

const broken = new ReadableStream({
  start: (body) => {
    body.error(new Error('the line is cut'));
  },
});

for (const [name, fails] of Object.entries({
  'an error': () => Promise.resolve(new Response('{}', { status: 503 })),
  'no network': () => Promise.reject(new TypeError('Failed to fetch')),
  'half an answer': () => Promise.resolve(new Response(broken)),
}))
  test(`after ${name} the widget asks itself`, async () => {
    const { lists, cards } = await comes({ replies: [fails] });
    assert.is(lists.length, 2);
    assert.is(lists[0], lists[1]);
    assert.equal(cards, [lists[1]]);
  });

test.run();
