/**
 * The static pages as modules: `virtual:pages` gives the loaders of each page and of the list of articles by language,
 * `virtual:page/hi/about` one page, `virtual:page-list/hi` the list. Those of the developer site are `virtual:page-developers`, with
 * `/page/NAME`, `/all` (for the server), `/search` and `/workbench`. The bundler and the tests take them from here.
 */
import { developerNames, developerParts, readWorkbench } from './developer-pages.mjs';
import { languages, readDeveloperContent, readDevelopers, readPages } from './read-pages.mjs';
import { searchIndex } from './search-index.mjs';

const prefix = 'virtual:page';
const dated = (a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : a.name < b.name ? -1 : 1);

const loadersOf = (pages) => {
  const names = [...new Set(pages.map(({ name }) => name))];
  const lines = names.map((name) => {
    const loaders = pages
      .filter((page) => page.name === name)
      .map(({ language }) => `${language}: () => import(${JSON.stringify(`${prefix}/${language}/${name}`)})`);
    return `${JSON.stringify(name)}: { ${loaders.join(', ')} }`;
  });
  return `export const pages = {\n${lines.join(',\n')}\n};`;
};

const listLoaders = () => {
  const loaders = languages.map(
    (language) => `${language}: () => import(${JSON.stringify(`${prefix}-list/${language}`)})`,
  );
  return `export const articles = { ${loaders.join(', ')} };`;
};

/** Every article, the newest first; in English where it is not written in the language. */
const articlesIn = (pages, language) =>
  pages
    .filter((page) => page.kind === 'article' && page.language === 'en')
    .sort(dated)
    .map((english) => pages.find((one) => one.name === english.name && one.language === language) ?? english)
    .map(({ name, language, title, description, date, topic, minutes, picture, alt }) => ({
      name,
      language,
      title,
      description,
      date,
      topic,
      minutes,
      picture,
      alt,
    }));

const developers = `${prefix}-developers`;

const developerLoaders = () => {
  const parts = developerParts.map(({ title, pages }) => ({
    title,
    pages: pages.map(({ name, title: words, description }) => ({ name, title: words, description })),
  }));
  const loaders = developerNames.map(
    (name) => `${JSON.stringify(name)}: () => import(${JSON.stringify(`${developers}/page/${name}`)})`,
  );
  return `export const parts = ${JSON.stringify(parts)};\nexport const developerPages = {\n${loaders.join(',\n')}\n};`;
};

/** The modules of the developer site; undefined for any other. */
function developerModule(root, id) {
  if (id === developers) return developerLoaders();
  const [, kind, name] = /^virtual:page-developers\/(\w+)(?:\/(.+))?$/.exec(id) ?? [];
  const write = {
    page: () => readDeveloperContent(root, name),
    all: () => readDevelopers(root),
    search: () => searchIndex(readDevelopers(root)),
    workbench: () => readWorkbench(root),
  }[kind];
  return write && `export default ${JSON.stringify(write())};`;
}

/** Tells whether a module is one of these. */
export const isPageModule = (id) => id.startsWith(prefix);

/** Writes the code of a module; reads the files each time, so that an edited text shows at once. */
export function pageModule(root, id) {
  const developer = developerModule(root, id);
  if (developer) return developer;
  const pages = readPages(root);
  if (id === 'virtual:pages') return `${loadersOf(pages)}\n${listLoaders()}`;
  const [, listed] = /^virtual:page-list\/(\w+)$/.exec(id) ?? [];
  if (listed) return `export default ${JSON.stringify(articlesIn(pages, listed))};`;
  const [, language, name] = /^virtual:page\/(\w+)\/(.+)$/.exec(id) ?? [];
  const page = pages.find((one) => one.language === language && one.name === name);
  if (!page) throw new Error(`there is no page ${id}`);
  return `export default ${JSON.stringify(page)};`;
}
