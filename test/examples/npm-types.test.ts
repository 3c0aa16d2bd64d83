/** The types of the npm package, as the compiler of another project sees them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { previewWidgets, snippetOf } from '../../src/host/pages/partners/snippet.js';
import { freshApp } from '../support/fresh-app.js';
import { script } from '../support/run/script.js';

const { compiler } = await script<{ compiler: (root: string) => string[] }>('setup/compiler.mjs');

const test = suite('examples/npm-types');
let app: string;

test.before(() => {
  app = freshApp('examples/react-app');
});
test.after(() => {
  rmSync(app, { recursive: true, force: true });
});

/** Compiles files as strictly as TypeScript can, and answers its complaints. */
const complaintsOf = (files: Readonly<Record<string, string>>): string[] => {
  mkdirSync(join(app, 'types'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(app, 'types', name), text);
  const [file, ...frugal] = compiler(process.cwd());
  const options =
    '--noEmit --pretty false --strict --exactOptionalPropertyTypes --jsx react-jsx --target es2022';
  const given = [
    ...frugal,
    ...options.split(' '),
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    '',
  ];
  const { stdout } = spawnSync(
    process.execPath,
    [resolve('node_modules', String(file)), ...given, ...Object.keys(files).map((name) => `types/${name}`)],
    { cwd: app, encoding: 'utf8' },
  );
  return stdout.split('\n').filter((line) => line.includes('error TS'));
};

test('a component of React takes what its widget knows, and refuses the rest', () => {
  const complaints = complaintsOf({
    'components.tsx': `import { HousingResults } from 'housing-widgets/react';
import { HousingListingDetail } from 'housing-widgets/react/listing-detail';
export const right = (
  <HousingResults tab="Rent" onOpen={(event) => event.detail.href} style={{ '--housing-brand': '#aa3300' }} />
);
export const also = <HousingListingDetail kind="rent" listingId="HS-1" lang="mr" className="home" />;
export const wrong = <HousingResults tab="Boats" />;
`,
  });
  assert.is(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0]!, /components\.tsx\(7.*'"Boats"' is not assignable/);
});

test('a tag in JSX is typed once the types are named, with its events', () => {
  const complaints = complaintsOf({
    'tags.tsx': `import type {} from 'housing-widgets/jsx';
export const right = (
  <housing-results tab="PG" listing-url="/home" loading="eager" onhousing-open={(event) => event.detail.kind} />
);
export const wrong = <housing-results theme="black" />;
export const unknown = <housing-boats />;
`,
  });
  assert.is(complaints.length, 2, complaints.join('\n'));
  assert.match(complaints[0]!, /tags\.tsx\(5.*'"black"' is not assignable/);
  assert.match(complaints[1]!, /tags\.tsx\(6.*'housing-boats' does not exist/);
});

test('an element, its events and the object of the script are typed without a framework', () => {
  const complaints = complaintsOf({
    'plain.ts': `import type {} from 'housing-widgets';
const results = document.querySelector('housing-results')!;
results.listingUrl = '/home';
results.addEventListener('housing-open', (event) => event.detail.href.length);
results.addEventListener('click', (event) => event.clientX);
document.addEventListener('housing-act', ({ detail }) => detail.actId.length);
window.Housing = window.Housing || [];
Housing!.push(async (housing) => {
  housing.init({ key: 'pk' });
  housing.on('housing-search', ({ detail }) => detail.city.length)();
  const [finding] = await housing.check();
  await housing.open('HS-1', { kind: 'rent' });
  return finding?.isOk;
});
export const wrong = results.tab === 'Boats';
`,
  });
  assert.is(complaints.length, 1, complaints.join('\n'));
  assert.match(complaints[0]!, /plain\.ts\(15.*no overlap/);
});

test('the lines for React and Next that /partners shows compile as they stand', () => {
  const choice = {
    host: 'https://homes.example',
    key: 'pk_live_x',
    city: 'Pune "West"',
    kind: 'rent',
    listingId: 'HS-1',
    theme: 'dark',
    brand: '#aa3300',
  } as const;
  for (const widget of previewWidgets) {
    const complaints = complaintsOf({
      'react.tsx': snippetOf({ ...choice, widget, system: 'react' }),
      'plain-react.tsx': snippetOf({
        ...choice,
        widget,
        system: 'react',
        brand: '',
        theme: 'auto',
        city: '',
      }),
      'next.tsx': snippetOf({ ...choice, widget, system: 'next' }),
      // Next itself is compiled by `npm run test:stacks`.
      'next.d.ts': `declare module 'next/script' {
  export default function Script(props: import('react').ScriptHTMLAttributes<HTMLScriptElement> & { [data: \`data-\${string}\`]: string }): null;
}`,
    });
    assert.equal(complaints, [], widget);
  }
});

test.run();
