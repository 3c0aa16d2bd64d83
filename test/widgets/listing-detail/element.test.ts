import { byRole, mount, settle, until } from '../../support/mount.js';
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import '../../../src/widgets/listing-detail/index.js';
import { HousingListingDetail } from '../../../src/widgets/listing-detail/element.js';
import { loadLazyParts } from '../../../src/widgets/listing-detail/lazy.js';
import { aPg, aSale } from '../../support/a-listing.js';

const test = suite('widgets/listing-detail/element');

// A file of its own that arrives in its own time.
await loadLazyParts();

const withFetch = async (answer: (url: URL) => unknown, run: (asked: URL[]) => Promise<void>) => {
  const asked: URL[] = [];
  const own = globalThis.fetch;
  globalThis.fetch = ((address: string) => {
    const url = new URL(address, 'http://page.test');
    asked.push(url);
    const reply = answer(url);
    return reply === undefined
      ? new Promise<Response>(() => undefined)
      : Promise.resolve(new Response(JSON.stringify(reply)));
  }) as typeof fetch;
  await run(asked);
  globalThis.fetch = own;
};

test('attributes name the server and the listing, and its page hears that it has come', async () => {
  await withFetch(
    ({ pathname }) => (pathname.includes('/property/') ? aPg() : []),
    async (asked) => {
      const told: { status: string; title: string }[] = [];
      const hear = (event: Event) =>
        told.push((event as CustomEvent<{ status: string; title: string }>).detail);
      document.body.addEventListener('housing-listing', hear);
      const { shadow, unmount } = await mount('housing-listing-detail', {
        'api-base': 'http://market.test',
        kind: 'pg',
        'listing-id': 'HS-PG0001',
      });
      await settle(20);
      document.body.removeEventListener('housing-listing', hear);
      const call = asked.find(({ pathname }) => pathname === '/api/v3/property/pg/HS-PG0001');
      assert.is(call?.host, 'market.test');
      assert.is(shadow.querySelector('h1')?.textContent, 'PG in Powai');
      assert.equal(
        told.map(({ status, title }) => [status, title]),
        [['ready', 'PG for rent in Powai, Mumbai']],
      );
      await unmount();
    },
  );
});

test('the listing property is painted before any answer', async () => {
  await withFetch(
    () => undefined,
    async () => {
      const { shadow, unmount } = await mount('housing-listing-detail', {
        'api-base': 'http://instant.test',
        kind: 'sell',
        listing: aSale({ locality: 'Bandra West' }),
      });
      assert.is(shadow.querySelector('h1')?.textContent, '2 BHK Flat in Bandra West');
      await unmount();
    },
  );
});

test('the children stay until there is a listing', async () => {
  const element = document.createElement('housing-listing-detail');
  element.setAttribute('api-base', 'http://empty.test');
  element.innerHTML = '<p>Choose a home above.</p>';
  document.body.append(element);
  await settle();
  const slot = element.shadowRoot?.querySelector('slot');
  assert.equal(
    slot?.assignedElements().map(({ textContent }) => textContent),
    ['Choose a home above.'],
  );
  element.remove();
  await settle();
});

for (const [lang, words] of [
  ['hi', ['Powai में 2 BHK फ़्लैट', 'फ़ोन नंबर लें', 'सुविधाएँ', 'लिफ़्ट']],
  ['mr', ['Powai येथे 2 BHK फ्लॅट', 'फोन नंबर मिळवा', 'सुविधा', 'लिफ्ट']],
] as const)
  test(`the listing speaks ${lang}`, async () => {
    await withFetch(
      () => undefined,
      async () => {
        const { shadow, unmount } = await mount('housing-listing-detail', {
          'api-base': `http://${lang}.test`,
          kind: 'sell',
          lang,
          listing: aSale(),
        });
        // Catalogues are files of their own and arrive in their own time.
        await until(() => words.every((word) => shadow.textContent.includes(word)));
        const own = shadow.textContent.match(/[A-Za-z]{2,}/g) ?? [];
        const allowed =
          /^(BHK|RERA|EMI|Lac|Cr|CHS|Powai|Lake|Homes|Supreme|HS|SALE01|SALE|Nov|ID|WhatsApp|xxxxxx)$/;
        assert.equal(
          own.filter((word) => !allowed.test(word)),
          [],
        );
        assert.ok(byRole(shadow, 'heading', words[0]));
        await unmount();
      },
    );
  });

test('the README and the reference name every attribute, event and part', () => {
  const folder = new URL('../../../src/widgets/listing-detail/', import.meta.url);
  const readme = readFileSync(new URL('README.md', folder), 'utf8');
  const reference = readFileSync(new URL('element.ts', folder), 'utf8');
  const named = (tag: string) =>
    [...reference.matchAll(new RegExp(`@${tag} (?:\\{\\w+\\} )?([\\w-]+)`, 'g'))].map(([, name]) => name);
  const shared = ['api-base', 'partner-key', 'theme', 'font', 'lang'];
  assert.equal(
    named('attr').sort(),
    HousingListingDetail.observedAttributes.filter((name) => !shared.includes(name)).sort(),
  );
  const all = [...named('attr'), ...named('prop'), ...named('fires'), ...named('part')];
  assert.is(all.length, 8 + 2 + 4 + 3);
  for (const name of all) assert.match(readme, new RegExp(`\\| \`${String(name)}\` +\\|`));
});

test.run();
