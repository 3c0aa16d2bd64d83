/** The index of the developer site's search: a part for each heading, with the text below it. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { searchIndex } = await script<{ searchIndex: (pages: object[]) => object[] }>(
  'pages/search-index.mjs',
);
const test = suite('scripts/pages/search-index');

test('what stands above the first heading is a part of its own, and every heading begins another', () => {
  const body = [
    { t: 'p', c: ['First ', { t: 'code', c: ['words'] }] },
    { t: 'h2', i: 'room', c: ['Room'] },
    {
      t: 'table',
      c: [
        {
          t: 'tr',
          c: [
            { t: 'td', c: ['a'] },
            { t: 'td', c: ['b'] },
          ],
        },
      ],
    },
    { t: 'pre', l: 'css', c: ['a {\n}'] },
  ];
  const shared = { name: 'developers/x', title: 'X' };
  assert.equal(searchIndex([{ ...shared, description: 'All of it.', body }]), [
    { ...shared, id: '', heading: '', text: 'All of it. First words' },
    { ...shared, id: 'room', heading: 'Room', text: 'a b a { }' },
  ]);
});

test.run();
