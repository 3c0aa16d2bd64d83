/** Reads the static pages (S-390 to S-393): content/<language>/<name>.md and content/<language>/blogs/<name>.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { developerNames, readDeveloperPage } from './developer-pages.mjs';
import { splitFrontMatter } from './front-matter.mjs';
import { plainText, readMarkdown } from './markdown.mjs';

/** The languages that content may be in; English is there for every page. */
export const languages = ['en', 'hi', 'mr'];

const wordsAMinute = 200;
const common = ['title', 'description'];
const needed = { article: [...common, 'date', 'topic', 'picture', 'alt'], page: common };
const allowed = [...needed.article, 'updated'];

const checkFields = (fields, kind, file) => {
  const missing = needed[kind].find((name) => !fields[name]);
  if (missing) throw new Error(`${file} needs the field "${missing}"`);
  const strange = Object.keys(fields).find((name) => !allowed.includes(name));
  if (strange) throw new Error(`${file} has an unknown field "${strange}"; known are ${allowed.join(', ')}`);
  for (const name of ['date', 'updated']) {
    const day = fields[name];
    if (day && (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))))
      throw new Error(`${file} has the ${name} "${day}"; write it as 2026-11-21`);
  }
};

const minutesOf = (body) => {
  const words = body.map(plainText).join(' ').split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / wordsAMinute));
};

const readPage = (root, language, name) => {
  const file = `content/${language}/${name}.md`;
  const kind = name.startsWith('blogs/') ? 'article' : 'page';
  const { fields, markdown } = splitFrontMatter(readFileSync(join(root, file), 'utf8'), file);
  checkFields(fields, kind, file);
  const body = readMarkdown(markdown, file);
  return { name, kind, language, ...fields, ...(kind === 'article' && { minutes: minutesOf(body) }), body };
};

const namesIn = (root, language, folder = '') => {
  const full = join(root, 'content', language, folder);
  if (!existsSync(full)) return [];
  return readdirSync(full)
    .filter((file) => file.endsWith('.md'))
    .map((file) => folder + file.slice(0, -3));
};

/** Returns every page in every language it is written in; throws, naming the file, on what is wrong. */
export function readPages(root) {
  const pages = languages.flatMap((language) =>
    [...namesIn(root, language), ...namesIn(root, language, 'blogs/')]
      .sort()
      .map((name) => readPage(root, language, name)),
  );
  for (const { name, language } of pages)
    if (!pages.some((page) => page.name === name && page.language === 'en'))
      throw new Error(`content/${language}/${name}.md has no English page content/en/${name}.md`);
  return pages;
}

/** Reads a page of the developer site, which is in English alone. */
export function readDeveloperContent(root, name) {
  const { title, description, file, markdown } = readDeveloperPage(root, name);
  return { name, kind: 'page', language: 'en', title, description, body: readMarkdown(markdown, file) };
}

/** Returns every page of the developer site. */
export const readDevelopers = (root) => developerNames.map((name) => readDeveloperContent(root, name));

/** Returns questions and answers as plain texts: a heading of level 3 is a question, the text below it the answer. */
export function questionsOf(body) {
  const questions = [];
  for (const node of body) {
    if (node.t === 'h2') questions.push(null);
    else if (node.t === 'h3') questions.push({ question: plainText(node), answer: '' });
    else if (questions.at(-1)) questions.at(-1).answer += ` ${plainText(node)}`;
  }
  return questions
    .filter(Boolean)
    .map(({ question, answer }) => ({ question, answer: answer.replace(/\s+/g, ' ').trim() }));
}

/** Returns the media keys of the pictures in a text. */
export const picturesOf = (nodes) =>
  nodes.flatMap((node) =>
    typeof node === 'string' ? [] : [...(node.s ? [node.s] : []), ...picturesOf(node.c ?? [])],
  );
