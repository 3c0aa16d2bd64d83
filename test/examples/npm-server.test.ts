/** The React components where a server renders them: by Node alone, also as a server component sees them. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { freshApp } from '../support/fresh-app.js';

const test = suite('examples/npm-server');
let app: string;

test.before(() => {
  app = freshApp('examples/react-app');
});
test.after(() => {
  rmSync(app, { recursive: true, force: true });
});

const run = (code: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, '--input-type=module', '-e', code], {
    cwd: app,
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** Renders one component with props, written as source. */
const rendered = (name: string, entry: string, props: string): string =>
  run(`import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ${name} } from 'housing-widgets/react/${entry}';
process.stdout.write(renderToString(createElement(${name}, ${props})));`);

test('attributes and a link for readers without scripts stand in the markup; objects and events do not', () => {
  assert.is(
    rendered(
      'HousingResults',
      'results',
      `{ apiBase: 'https://homes.example', tab: 'Rent', city: 'Pune', listingUrl: '/home', className: 'homes',
         address: { tab: 'Rent', filters: {} }, onOpen: () => {} }`,
    ),
    '<housing-results api-base="https://homes.example" tab="Rent" city="Pune" listing-url="/home" class="homes">' +
      '<a href="https://homes.example/search?tab=Rent&amp;city=Pune">See all homes</a></housing-results>',
  );
});

test('the link is in the language of the tag and leads to what the widget shows', () => {
  const own = `apiBase: 'https://homes.example/'`;
  assert.match(
    rendered(
      'HousingListingDetail',
      'listing-detail',
      `{ ${own}, kind: 'rent', listingId: 'HS 1', lang: 'mr' }`,
    ),
    '<a href="https://homes.example/rent-product?id=HS%201">हे घर पाहा</a>',
  );
  assert.match(
    rendered('HousingPostProperty', 'post-property', `{ ${own}, kind: 'pg' }`),
    '/profile/pg">Post a',
  );
  assert.match(rendered('HousingManage', 'manage', `{ ${own}, lang: 'hi' }`), '/manage">मेरे विज्ञापन');
});

test('what the page puts into a tag takes the place of the link, and yes or no is an attribute or none', () => {
  assert.is(
    rendered(
      'HousingPostProperty',
      'post-property',
      `{ apiBase: 'https://h.example', pin: true, children: 'Later' }`,
    ),
    '<housing-post-property api-base="https://h.example" pin="">Later</housing-post-property>',
  );
  assert.is(
    rendered('HousingPostProperty', 'post-property', '{ pin: false }'),
    '<housing-post-property></housing-post-property>',
  );
});

test('each entry is the client’s where server components import it, and loads with their React', () => {
  const entries = ['', '/results', '/search-box', '/listing-detail', '/manage', '/post-property'];
  const code = entries
    .map((entry) => `await (await import('housing-widgets/react${entry}')).ready;`)
    .join('');
  run(code, '--conditions=react-server');
  const first = run(
    `import { readFileSync } from 'node:fs';
for (const entry of ${JSON.stringify(entries)})
  console.log(readFileSync(new URL(import.meta.resolve('housing-widgets/react' + entry)), 'utf8').split('\\n')[0]);`,
  );
  assert.equal(
    first.trim().split('\n'),
    entries.map(() => "'use client';"),
  );
});

test('one widget’s entry brings that widget alone', () => {
  const brought = run(`import { readFileSync } from 'node:fs';
const url = import.meta.resolve('housing-widgets/react/results');
const seen = new Set();
const follow = (file) => {
  if (seen.has(file)) return;
  seen.add(file);
  for (const [, next] of readFileSync(new URL(file), 'utf8').matchAll(/from "(\\.[^"]+)"/g)) follow(String(new URL(next, file)));
};
follow(url);
console.log([...seen].map((file) => file.split('/').at(-1)).filter((name) => !name.startsWith('chunk')).join());`);
  assert.is(brought.trim(), 'results.js,results.js');
});

test.run();
