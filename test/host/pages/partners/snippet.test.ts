/** The lines a partner copies. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type SnippetChoice, snippetOf } from '../../../../src/host/pages/partners/snippet.js';

const test = suite('host/pages/partners/snippet');
const choice: SnippetChoice = {
  host: 'https://homes.example',
  key: 'pk_live_x',
  widget: 'results',
  system: 'html',
  city: '',
  theme: 'auto',
  brand: '',
};

test('plain lines are the script with its key and the tag', () => {
  assert.is(
    snippetOf(choice),
    '<script async src="https://homes.example/embed/v1/embed.js" data-key="pk_live_x"></script>\n<housing-results></housing-results>',
  );
});

test('what was typed cannot leave its attribute', () => {
  const lines = snippetOf({ ...choice, city: '"><script>alert(1)</script>' });
  assert.match(lines, 'city="&quot;>&lt;script>alert(1)&lt;/script>"');
});

test('each system gets the key, the tag and the colour', () => {
  for (const system of ['html', 'wordpress', 'react', 'vue'] as const) {
    const lines = snippetOf({ ...choice, system, brand: '#aa3300', theme: 'dark' });
    for (const part of ['pk_live_x', '<housing-results theme="dark"', '#aa3300'])
      assert.ok(lines.includes(part), `${system} ${part}`);
  }
});

test.run();
