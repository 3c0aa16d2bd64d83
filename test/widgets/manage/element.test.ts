import { byRole, mount, settle } from '../../support/mount.js';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/manage/index.js';
import { HousingManage } from '../../../src/widgets/manage/element.js';
import { loadLazyParts } from '../../../src/widgets/manage/lazy.js';
import { aSale } from '../../support/a-listing.js';

const test = suite('widgets/manage/element');

test('on a page without routes every way leads to its server, and the page may take it over', async () => {
  await loadLazyParts();
  const own = globalThis.fetch;
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify({ sell: [aSale()] })));
  const { element, shadow, unmount } = await mount('housing-manage', { 'api-base': 'http://market.test' });
  await settle(30);
  const address = (name: string | RegExp) => byRole(shadow, 'link', name).getAttribute('href');
  assert.is(address('2 BHK Flat in Powai'), 'http://market.test/product?id=sale-1');
  assert.is(address('Edit: HS-SALE01'), 'http://market.test/profile/sell?id=HS-SALE01');
  assert.is(address('Post Property'), 'http://market.test/profile#post');
  let detail: unknown;
  element.addEventListener('housing-edit', (event) => {
    event.preventDefault();
    ({ detail } = event as CustomEvent);
  });
  const click = new MouseEvent('click', { bubbles: true, composed: true, cancelable: true });
  byRole(shadow, 'link', 'Edit: HS-SALE01').dispatchEvent(click);
  assert.ok(click.defaultPrevented);
  assert.equal(Object.keys(detail as object).sort(), ['href', 'id', 'kind', 'listing']);
  await unmount();
  globalThis.fetch = own;
});

test('the README and the reference name every attribute and event', () => {
  const folder = new URL('../../../src/widgets/manage/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const reference = readFileSync(new URL('element.ts', folder), 'utf8');
  const own = HousingManage.observedAttributes.filter((name) =>
    reference.includes(`@attr {string} ${name} `),
  );
  assert.equal(own.sort(), ['find', 'group', 'listing-url']);
  for (const name of own) assert.match(readme, new RegExp(`\\| \`${name}\` +\\|`));
  const events = [...reference.matchAll(/@fires ([\w-]+)/g)].map(([, name]) => name);
  assert.is(events.length, 6);
  for (const name of events) assert.match(readme, new RegExp(`\\| \`${String(name)}\` +\\|`));
});

test.run();
