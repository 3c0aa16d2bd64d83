/** The heads of the static pages, as the build wrote them for the server; the texts are in the client (S-390 to S-394). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/model/rules/languages.js';

/** The head of a static page, or of one of the developer site, in one language; an article has a date, a topic and a picture. */
export interface StaticPage {
  /** Path below content/<language>/ without its ending: `about`, `blogs/carpet-area`; of the developer site its address. */
  name: string;
  kind: 'page' | 'article';
  language: Language;
  title: string;
  description: string;
  /** Day it appeared and day of its last change, yyyy-MM-dd. */
  date?: string;
  updated?: string;
  /** Media key of its picture, and of those in its text. */
  picture?: string;
  pictures?: string[];
  /** The questions of a page that has them, as plain text. */
  questions?: { question: string; answer: string }[];
}

/** Finds static pages; made by loadPages. */
export interface StaticPages {
  /** Finds the page of a path, in the language when it is written in it, else in English. */
  find(path: string, language: Language): StaticPage | undefined;
  /** Lists the English pages. */
  all: readonly StaticPage[];
}

/** Returns the address of a page. */
export const pathOf = ({ name }: StaticPage): string => {
  if (/^developers(?:\/|$)/.test(name)) return `/${name}`;
  return name === 'about' ? '/about-us' : `/about-us/${name}`;
};

const read = (webDir: string): StaticPage[] => {
  try {
    return JSON.parse(readFileSync(join(webDir, 'pages.json'), 'utf8')) as StaticPage[];
  } catch (thrown) {
    // Without a build there are no pages; the site's own page says that it is not built.
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw thrown;
  }
};

/** Loads what the build wrote. */
export const loadPages = (webDir: string): StaticPages => {
  const pages = read(webDir);
  const pageAt = (path: string, language: Language) =>
    pages.find((page) => page.language === language && pathOf(page) === path);
  return {
    find: (path, language) => pageAt(path, language) ?? pageAt(path, 'en'),
    all: pages.filter(({ language }) => language === 'en'),
  };
};
