import { allByRole, mount } from '../../support/mount.js';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/search-box/index.js';

const test = suite('widgets/search-box/element');

test('a search leaves the element as one composed event that the page may prevent', async () => {
  const { shadow, unmount } = await mount('housing-search-box', { tab: 'PG', city: 'Pune' });
  const heard: CustomEvent[] = [];
  const hear = (event: Event) => {
    event.preventDefault();
    heard.push(event as CustomEvent);
  };
  document.body.addEventListener('housing-search', hear);
  const [form] = allByRole(shadow, 'search');
  form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  document.body.removeEventListener('housing-search', hear);
  assert.is(heard.length, 1);
  assert.ok(heard[0]?.composed);
  const detail = heard[0].detail as { query: string };
  assert.is(detail.query, 'tab=PG&city=Pune');
  await unmount();
});

test('the README and the reference name every attribute and event', () => {
  const folder = new URL('../../../src/widgets/search-box/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const reference = readFileSync(new URL('element.ts', folder), 'utf8');
  const names = (pattern: RegExp) => [...reference.matchAll(pattern)].map(([, name]) => String(name));
  const attributes = names(/@attr \{string\} ([\w-]+) /g);
  const events = names(/@fires ([\w-]+)/g);
  assert.equal([attributes.length, events.length], [5, 2]);
  for (const name of [...attributes, ...events]) assert.match(readme, new RegExp(`\\| \`${name}\` +\\|`));
});

test.run();
