/**
 * The static pages as modules: `virtual:pages` gives the loader of each page by name and language and the list of
 * articles, `virtual:page/hi/about` one page. The bundler and the tests take them from here.
 */
import { readPages } from './read-pages.mjs';

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

const articlesOf = (pages) => {
  const articles = pages
    .filter(({ kind, language }) => kind === 'article' && language === 'en')
    .sort(dated)
    .map(({ name, title, description, date, topic, minutes, picture, alt }) => ({
      name,
      title,
      description,
      date,
      topic,
      minutes,
      picture,
      alt,
    }));
  return `export const articles = ${JSON.stringify(articles)};`;
};

/** Tells whether a module is one of these. */
export const isPageModule = (id) => id.startsWith(prefix);

/** Writes the code of a module; the files are read anew each time, so that work on a text shows at once. */
export function pageModule(root, id) {
  const pages = readPages(root);
  if (id === 'virtual:pages') return `${loadersOf(pages)}\n${articlesOf(pages)}`;
  const [, language, name] = /^virtual:page\/(\w+)\/(.+)$/.exec(id) ?? [];
  const page = pages.find((one) => one.language === language && one.name === name);
  if (!page) throw new Error(`there is no page ${id}`);
  return `export default ${JSON.stringify(page)};`;
}
