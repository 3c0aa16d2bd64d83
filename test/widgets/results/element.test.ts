import { byRole, mount, settle } from '../../support/mount.js';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/results/index.js';
import { filtersFromUrl } from '../../../src/model/rules/filter-url.js';
import { HousingResults } from '../../../src/widgets/results/element.js';
import { loadLazyParts } from '../../../src/widgets/results/lazy.js';
import { aPg } from '../../support/a-listing.js';

const test = suite('widgets/results/element');

const withFetch = async (run: (asked: URL[]) => Promise<void>) => {
  const asked: URL[] = [];
  const own = globalThis.fetch;
  globalThis.fetch = ((address: string) => {
    asked.push(new URL(address, 'http://page.test'));
    return Promise.resolve(
      new Response(JSON.stringify([aPg(), aPg({ _id: 'pg-2' })]), { headers: { 'X-Total-Count': '2' } }),
    );
  }) as typeof fetch;
  await run(asked);
  globalThis.fetch = own;
};

test.before(async () => {
  await loadLazyParts();
});

test('attributes reach the server of the page, and cards link to its site', async () => {
  await withFetch(async (asked) => {
    const { shadow, unmount } = await mount('housing-results', {
      'api-base': 'http://market.test',
      tab: 'PG',
      city: 'Pune',
      filters: 'roomtype=Shared',
    });
    await settle(20);
    const search = asked.find(({ pathname }) => pathname === '/api/v3/properties/pg');
    assert.is(search?.host, 'market.test');
    assert.is(search?.searchParams.get('roomtype'), 'Shared');
    assert.is(search?.searchParams.get('city'), 'Pune');
    const card = shadow.querySelector('article h3 a');
    assert.is(card?.getAttribute('href'), 'http://market.test/pg-product?id=pg-1');
    await unmount();
  });
});

test('the address property is followed and what the visitor changes leaves as an event', async () => {
  await withFetch(async (asked) => {
    const { element, shadow, unmount } = await mount('housing-results', {
      'api-base': 'http://other.test',
      lang: 'en',
      address: filtersFromUrl('tab=Rent&city=Thane'),
    });
    await settle(20);
    assert.ok(asked.some(({ pathname }) => pathname.endsWith('/properties/rent')));
    const queries: string[] = [];
    document.body.addEventListener('housing-search-change', (event) => {
      queries.push((event as CustomEvent<{ query: string }>).detail.query);
    });
    const sort = byRole<HTMLSelectElement>(shadow, 'combobox', 'Sort by');
    sort.value = 'area-down';
    sort.dispatchEvent(new Event('change', { bubbles: true }));
    await settle(20);
    assert.equal(queries, ['tab=Rent&city=Thane&sort=area-down']);
    assert.ok(element.isConnected);
    await unmount();
  });
});

test('a tab that does not exist is named in one error with the remedy', async () => {
  await withFetch(async () => {
    const errors: string[] = [];
    const own = console.error;
    console.error = (text: string) => errors.push(text);
    const { unmount } = await mount('housing-results', { 'api-base': 'http://third.test', tab: 'Lease' });
    console.error = own;
    assert.is(errors.length, 1);
    assert.match(errors[0] ?? '', 'tab="Lease". Use one of: Buy, Rent, PG, Plot/Land, Commercial.');
    await unmount();
  });
});

test('the README and the reference name every attribute and event', () => {
  const folder = new URL('../../../src/widgets/results/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const reference = readFileSync(new URL('element.ts', folder), 'utf8');
  const own = HousingResults.observedAttributes.filter((name) =>
    reference.includes(`@attr {string} ${name} `),
  );
  for (const name of [...own, 'tab', 'address']) assert.match(readme, new RegExp(`\\| \`${name}\` +\\|`));
  const events = [...reference.matchAll(/@fires ([\w-]+)/g)].map(([, name]) => name);
  assert.is(events.length, 4);
  for (const name of events) assert.match(readme, new RegExp(`\\| \`${String(name)}\` +\\|`));
  assert.is(own.length, 11);
});

test.run();
