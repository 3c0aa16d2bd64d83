/** The colours of code: what each part is, and that nothing of the code is lost. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewWidgets, snippetOf, systems } from '../../../../src/host/pages/partners/snippet.js';
import { partsOfCode } from '../../../../src/host/pages/developers/code-parts.js';
import { shownCode } from '../../../support/developer-code.js';

const test = suite('host/pages/developers/code-parts');

const partsIn = (language: string, code: string): string[] =>
  partsOfCode(code, language)
    .filter(({ kind }) => kind)
    .map(({ kind, text }) => `${kind} ${text}`);

test('tags, texts and comments of a page are told apart, its scripts and styles as what they are', () => {
  assert.equal(partsIn('html', '<!-- one --><a data-x="1>2">it\'s</a>'), [
    ...['comment <!-- one -->', 'word <a', 'text "1>2"', 'word </a'],
  ]);
  assert.equal(
    partsIn('html', '<style>a { color: red }</style><script>const a = "</b>"; // end\n</script>'),
    [
      ...[
        'word <style',
        'word </style',
        'word <script',
        'word const',
        'text "</b>"',
        'comment // end',
        'word </script',
      ],
    ],
  );
});

test('an address in a text is no comment, and a quote in a comment no text', () => {
  assert.equal(partsIn('js', `fetch('https://a.example'); // it's late`), [
    "text 'https://a.example'",
    "comment // it's late",
  ]);
});

test('what is not closed ends with the code', () => {
  for (const [language, code] of [
    ['js', '/* a'],
    ['js', '`a'],
    ['html', '<!-- a'],
    ['html', '<script>a'],
    ['css', '"a'],
  ] as const)
    assert.is(
      partsOfCode(code, language)
        .map(({ text }) => text)
        .join(''),
      code,
    );
});

test('nothing of any code that the site shows is lost or added', () => {
  const lines = systems.flatMap((system) =>
    previewWidgets.map((widget) => ({
      language: system,
      code: snippetOf({
        ...{
          host: 'https://homes.example',
          key: 'pk',
          widget,
          system,
          city: 'Pune',
          kind: 'rent',
          listingId: 'HS-1',
        },
        ...{ theme: 'dark', brand: '#aa3300' },
      }),
    })),
  );
  for (const { language, code } of [...lines, ...shownCode('.')]) {
    const parts = partsOfCode(code, language);
    assert.is(parts.map(({ text }) => text).join(''), code);
  }
});

test('a language without colours stays one part', () => {
  assert.equal(partsOfCode('a: "b"', 'yaml'), [{ kind: '', text: 'a: "b"' }]);
});

test.run();
