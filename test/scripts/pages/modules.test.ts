/** The static pages as modules: which languages of a page there are, and what a list shows of an article without one. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { script } from '../../support/run/script.js';

const { pageModule } = await script<{ pageModule: (root: string, id: string) => string }>(
  'pages/modules.mjs',
);
const test = suite('scripts/pages/modules');
const root = mkdtempSync(join(tmpdir(), 'housing-content-'));
test.after(() => {
  rmSync(root, { recursive: true, force: true });
});

const write = (language: string, name: string, title: string, date: string): void => {
  mkdirSync(join(root, 'content', language, 'blogs'), { recursive: true });
  writeFileSync(
    join(root, 'content', language, 'blogs', `${name}.md`),
    `---\ntitle: ${title}\ndescription: d\ndate: ${date}\ntopic: RERA\npicture: p\nalt: a\n---\nText.\n`,
  );
};

const listIn = (language: string): { title: string; language: string }[] => {
  const code = pageModule(root, `virtual:page-list/${language}`);
  return JSON.parse(code.slice('export default '.length, -1)) as { title: string; language: string }[];
};

test('a list has every article, the newest first, in the language where it is written in it, else in English', () => {
  write('en', 'old', 'Old', '2026-01-01');
  write('en', 'new', 'New', '2026-02-01');
  write('hi', 'old', 'पुराना', '2026-01-01');
  const told = (language: string) => listIn(language).map((one) => `${one.language} ${one.title}`);
  assert.equal(told('en'), ['en New', 'en Old']);
  assert.equal(told('hi'), ['en New', 'hi पुराना']);
  assert.equal(told('mr'), ['en New', 'en Old']);
});

test('a page has a loader for each language it is written in', () => {
  const code = pageModule(root, 'virtual:pages');
  assert.match(
    code,
    '"blogs/old": { en: () => import("virtual:page/en/blogs/old"), hi: () => import("virtual:page/hi/blogs/old") }',
  );
  assert.match(code, '"blogs/new": { en: () => import("virtual:page/en/blogs/new") }');
});

test.run();
