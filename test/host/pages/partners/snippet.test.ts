/** The lines a partner copies. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SnippetChoice, snippetOf, systems } from '../../../../src/host/pages/partners/snippet.js';

const test = suite('host/pages/partners/snippet');
const choice: SnippetChoice = {
  host: 'https://homes.example',
  key: 'pk_live_x',
  widget: 'results',
  system: 'html',
  city: '',
  kind: 'sell',
  listingId: '',
  theme: 'auto',
  brand: '',
};

test('plain lines are the script with its key and the tag', () => {
  assert.is(
    snippetOf(choice),
    '<script async src="https://homes.example/embed/v1/embed.js" crossorigin="anonymous" data-key="pk_live_x"></script>\n<housing-results></housing-results>',
  );
});

test('the script of each system comes over the connection of what it asks for', () => {
  for (const system of systems)
    assert.match(snippetOf({ ...choice, system }), /crossorigin"?[=:]"anonymous"/i, system);
});

test('what was typed cannot leave its attribute', () => {
  const lines = snippetOf({ ...choice, city: '"><script>alert(1)</script>' });
  assert.match(lines, 'city="&#34;>&#60;script>alert(1)&#60;/script>"');
});

test('each system gets the key, the tag and the colour', () => {
  for (const system of systems) {
    const lines = snippetOf({ ...choice, system, brand: '#aa3300', theme: 'dark' });
    // Angular's template is a string of its own.
    const text = lines.replaceAll('\\"', '"');
    for (const part of ['pk_live_x', '<housing-results theme="dark"', '#aa3300'])
      assert.ok(text.includes(part), `${system} ${part}`);
  }
});

test('without a key no system is told one', () => {
  for (const system of systems) assert.not.match(snippetOf({ ...choice, key: '', system }), 'data-key');
});

test('each widget gets the attributes it knows and no other', () => {
  const given = { ...choice, city: 'Pune', kind: 'rent', listingId: 'HSG7' } as const;
  assert.match(snippetOf({ ...given, widget: 'search-box' }), '<housing-search-box city="Pune">');
  assert.match(snippetOf({ ...given, widget: 'post-property' }), '<housing-post-property kind="rent">');
  assert.match(
    snippetOf({ ...given, widget: 'listing-detail' }),
    '<housing-listing-detail kind="rent" listing-id="HSG7">',
  );
  assert.match(snippetOf({ ...given, widget: 'manage' }), '<housing-manage></housing-manage>');
});

test('a pinned version is named in the address and checked by its hash', () => {
  const pinned = { version: '1.0.0-abcd', integrity: 'sha384-x' };
  for (const system of ['html', 'wordpress', 'react', 'vue', 'svelte', 'astro'] as const)
    assert.match(
      snippetOf({ ...choice, system, pinned }),
      'src="https://homes.example/embed/1.0.0-abcd/embed.js" integrity="sha384-x" crossorigin="anonymous" data-key',
    );
});

test.run();
