/** The static pages as files: what is refused, and what every page of ours must hold (S-390 to S-393, C-32). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// @ts-expect-error: it has no types of its own
import { splitFrontMatter } from '../../../scripts/pages/front-matter.mjs';
// @ts-expect-error: it has no types of its own
import { plainText, readMarkdown } from '../../../scripts/pages/markdown.mjs';
// @ts-expect-error: it has no types of its own
import { picturesOf, questionsOf, readPages } from '../../../scripts/pages/read-pages.mjs';
import { articleOf, articlePath, routeList } from '../../../src/host/routes.js';
import { pageDetailNames } from '../../../src/model/rules/page-details.js';
import { sceneKinds } from '../../../demo/pictures/scenes.js';

const test = suite('scripts/pages/read-pages');

interface Page {
  name: string;
  kind: string;
  language: string;
  title: string;
  description: string;
  date?: string;
  topic?: string;
  picture?: string;
  minutes?: number;
  body: Part[];
}

type Part = string | { t: string; c?: Part[]; h?: string; s?: string };

const pages = readPages(process.cwd()) as Page[];
const inEnglish = pages.filter(({ language }) => language === 'en');
const textOf = (page: Page): string => JSON.stringify(page);
const originalOf = (page: Page): Page => inEnglish.find(({ name }) => name === page.name) as Page;
const proseOf = ({ title, description, body }: Page): string =>
  [title, description, ...body.map((part) => plainText(part) as string)].join(' ');

const linksIn = (part: Part): string[] =>
  typeof part === 'string' ? [] : [...(part.h ? [part.h] : []), ...(part.c ?? []).flatMap(linksIn)];

/** What a part is made of, whatever its words are: the order of links inside a sentence is the language's own. */
const shapeOf = (part: Part): unknown => {
  if (typeof part === 'string') return '';
  const { t, c = [] } = part;
  const isProse = !['ul', 'ol', 'table', 'thead', 'tbody', 'tr', 'blockquote'].includes(t);
  return isProse
    ? { t, links: linksIn(part).sort(), pictures: picturesOf([part]) as string[] }
    : [t, ...c.map(shapeOf)];
};

test('a head that is none is refused with the file’s name', () => {
  assert.throws(() => splitFrontMatter('# Hello', 'content/en/x.md'), /content\/en\/x\.md does not begin/);
  assert.throws(() => splitFrontMatter('---\ntitle\n---\n', 'x.md'), /not "name: value": title/);
});

test('HTML, headings of another level, odd links and mute pictures are refused', () => {
  assert.throws(() => readMarkdown('<b>x</b>', 'x.md'), /x\.md has HTML/);
  assert.throws(() => readMarkdown('# x', 'x.md'), /heading of level 1/);
  assert.throws(() => readMarkdown('[x](javascript:alert(1))', 'x.md'), /links to/);
  assert.throws(() => readMarkdown('![](demo/balcony/x-1)', 'x.md'), /without words/);
});

test('Markdown becomes a tree in which text is never markup', () => {
  assert.equal(readMarkdown('## A & B\n\nOne **two** <3 [x](/search)', 'x.md'), [
    { t: 'h2', i: 'a-b', c: ['A & B'] },
    {
      t: 'p',
      c: ['One ', { t: 'strong', c: ['two'] }, ' <3 ', { t: 'a', h: '/search', c: ['x'] }],
    },
  ]);
});

test('questions are the third-level headings with all that follows them', () => {
  const body = readMarkdown(
    '## T\n\n### One?\n\nYes.\n\n- a\n- b\n\n### Two?\n\nNo.\n\n## U\n\nNot an answer.',
    'x.md',
  );
  assert.equal(questionsOf(body), [
    { question: 'One?', answer: 'Yes. a b' },
    { question: 'Two?', answer: 'No.' },
  ]);
});

test('there are six articles: three on RERA, one each on Vastu, celebrity homes and Feng Shui (C-32)', () => {
  const topics = inEnglish.filter(({ kind }) => kind === 'article').map(({ topic }) => topic);
  assert.equal(topics.sort(), ['Celebrity homes', 'Feng Shui', 'RERA', 'RERA', 'RERA', 'Vastu']);
});

test('questions stand in the topics Registration, Search and Add Your Property (S-392)', () => {
  const faqs = inEnglish.find(({ name }) => name === 'faqs');
  const topics = (faqs?.body ?? []).flatMap((part) =>
    typeof part === 'object' && part.t === 'h2' ? [plainText(part) as string] : [],
  );
  assert.equal(topics, ['Registration', 'Search', 'Add Your Property']);
});

test('every page and article is there in three languages', () => {
  for (const { name } of inEnglish)
    assert.equal(
      pages.filter((page) => page.name === name).map(({ language }) => language),
      ['en', 'hi', 'mr'],
      name,
    );
});

test('a translation has the parts of its original, in the same order: headings, lists, tables, links and pictures', () => {
  for (const page of pages)
    assert.equal(page.body.map(shapeOf), originalOf(page).body.map(shapeOf), `${page.language} ${page.name}`);
});

test('a translated article keeps the day, the topic and the picture of its original', () => {
  const kept = ({ date, topic, picture }: Page) => ({ date, topic, picture });
  for (const page of pages) assert.equal(kept(page), kept(originalOf(page)), `${page.language} ${page.name}`);
});

test('every figure of an article stands in its translation too: no date, section or amount is lost (0051)', () => {
  const figuresIn = (page: Page) => new Set(proseOf(page).match(/\d[\d.,]*\d|\d/g));
  for (const page of pages.filter(({ kind }) => kind === 'article')) {
    const figures = figuresIn(page);
    const lost = [...figuresIn(originalOf(page))].filter((figure) => !figures.has(figure));
    assert.equal(lost, [], `${page.language} ${page.name}`);
  }
});

test('every word in braces is one the site can fill, and a translation uses the same ones', () => {
  const wordsIn = (page: Page) =>
    [...new Set([...textOf(page).matchAll(/\{(\w+)\}/g)].map(([, word]) => word))].sort();
  for (const page of pages) {
    for (const word of wordsIn(page))
      assert.ok((pageDetailNames as readonly (string | undefined)[]).includes(word), word);
    assert.equal(wordsIn(page), wordsIn(originalOf(page)), `${page.language} ${page.name}`);
  }
});

test('every link of a page leads to a page of the site, and every picture can be drawn', () => {
  const names = new Set(inEnglish.map(({ name }) => name));
  for (const page of pages) {
    for (const [, path = ''] of textOf(page).matchAll(/"h":"(\/[^"]*)"/g)) {
      const isKnown = routeList.some((route) => route.path === path) || names.has(articleOf(path));
      assert.ok(isKnown, `${page.name} links to ${path}`);
    }
    const pictures = [...(page.picture ? [page.picture] : []), ...(picturesOf(page.body) as string[])];
    for (const key of pictures)
      assert.ok((sceneKinds as string[]).includes(/^demo\/([a-z-]+)\/[a-z0-9-]+$/.exec(key)?.[1] ?? ''), key);
  }
});

test('an article says how long it takes, and its address comes from its name', () => {
  for (const { kind, name, minutes = 0 } of pages.filter((page) => page.kind === 'article')) {
    assert.is(kind, 'article');
    assert.ok(minutes >= 3 && minutes <= 10, name);
    assert.is(articleOf(articlePath(name)), name);
  }
});

test.run();
