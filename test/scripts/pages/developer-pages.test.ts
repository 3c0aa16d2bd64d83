/** The developer site as files: every page is whole, every link leads somewhere, every major version has a page (S-808, S-811). */
import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';
import { routeList } from '../../../src/host/routes.js';

interface Node {
  readonly t?: string;
  readonly i?: string;
  readonly h?: string;
  readonly c?: readonly (Node | string)[];
}
interface Page {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly body: readonly (Node | string)[];
}

const { readDevelopers } = await script<{ readDevelopers: (root: string) => Page[] }>('pages/read-pages.mjs');
const { llmsText } = await script<{ llmsText: () => string }>('pages/developer-files.mjs');
const { readElements } = await script<{ readElements: (root: string) => { tag: string }[] }>(
  'package/elements.mjs',
);
const { readWorkbench } = await script<{ readWorkbench: (root: string) => { tokens: { name: string }[] } }>(
  'pages/developer-pages.mjs',
);

const test = suite('scripts/pages/developer-pages');
const root = process.cwd();
const pages = readDevelopers(root);

const nodesOf = (nodes: readonly (Node | string)[]): Node[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...nodesOf(node.c ?? [])]));

test('every page has a title, a description and a text, and no two share a name', () => {
  for (const { name, title, description, body } of pages) {
    assert.ok(title.length > 3 && description.length > 10 && description.length < 170, name);
    assert.ok(body.length > 0, name);
  }
  assert.is(new Set(pages.map(({ name }) => name)).size, pages.length);
});

test('every link of a page leads to a page and a part of it that are there', () => {
  const idsOf = new Map(
    pages.map(({ name, body }) => [`/${name}`, new Set(nodesOf(body).map(({ i }) => i))]),
  );
  const files = ['/llms.txt', '/readyz', '/embed/v1/embed.json', '/api/openapi.json'];
  const paths = new Set([...files, ...routeList.map(({ path }) => path)]);
  for (const { name, body } of pages)
    for (const { h } of nodesOf(body)) {
      if (!h || /^(https?|mailto):/.test(h)) continue;
      const [path = '', id] = h.startsWith('#') ? [`/${name}`, h.slice(1)] : h.split('#');
      assert.ok(idsOf.has(path) || paths.has(path), `${name} links to ${h}`);
      if (id) assert.ok(idsOf.get(path)?.has(id), `${name} links to ${h}, where there is no such part`);
    }
});

test('every widget has a page with its reference', () => {
  for (const { tag } of readElements(root)) {
    const page = pages.find(({ title }) => title === `<${tag}>`);
    const headings = nodesOf(page?.body ?? []).filter(({ t }) => t === 'h2');
    assert.equal(headings[0]?.c, ['Attributes'], tag);
  }
});

test('the custom properties of the workbench and of the page of colours are those of the reference', () => {
  const named = [...readFileSync('docs/widgets.md', 'utf8').matchAll(/^\| `(--housing-[\w-]+)`/gm)].map(
    ([, name]) => name,
  );
  assert.ok(named.length > 50);
  assert.equal(
    readWorkbench(root).tokens.map(({ name }) => name),
    named,
  );
  const { body } = pages.find(({ name }) => name === 'developers/colours') as Page;
  const first = nodesOf(body).filter(({ t }) => t === 'tr');
  assert.is(first.length, named.length + 1);
});

test('every major version that is served has a page to move to it', () => {
  const served = [...readFileSync('server/http/static-files.ts', 'utf8').matchAll(/'\/embed\/v(\d+)\/'/g)];
  assert.ok(served.length > 0);
  for (const [, major = ''] of served)
    assert.ok(
      pages.some(({ name }) => name === `developers/version-${major}`),
      `version ${major} has no page`,
    );
});

test('the changes of a version begin with what concerns pages and programs, and hold all of it once', () => {
  const { body } = pages.find(({ name }) => name === 'developers/changes') as Page;
  const headings = nodesOf(body).filter(({ t }) => t === 'h2' || t === 'h3');
  assert.equal(
    headings.slice(0, 3).map(({ c }) => c?.[0]),
    ['Unreleased', 'For pages with widgets, and for programs', 'On the marketplace'],
  );
  const lines = readFileSync('CHANGELOG.md', 'utf8').match(/^- /gm) ?? [];
  assert.is(nodesOf(body).filter(({ t }) => t === 'li').length, lines.length);
});

test('llms.txt names every page with its address as Markdown', () => {
  const text = llmsText();
  assert.match(text, /^# Housing widgets\n\n> /);
  for (const { name, description } of pages) assert.match(text, `(https://HOST/${name}.md): ${description}`);
});

test.run();
