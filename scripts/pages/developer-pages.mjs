/**
 * The pages of the developer site: the documents, the reference and the examples as they stand in the repository
 * (docs/decisions/0181). A page is `{ name, title, description, markdown, file }`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readElements } from '../package/elements.mjs';
import { cssHeading, cssReference, referenceOf } from '../package/reference.mjs';
import { slugOf } from './markdown.mjs';

const languageOf = { html: 'html', css: 'css', js: 'js', jsx: 'jsx', tsx: 'tsx', php: 'php', ts: 'ts' };
const codeFiles = /\.(html|css|jsx?|tsx?|php)$/;

/** The source files of an example, its page first. */
const sourcesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => codeFiles.test(file) && !file.includes('node_modules'))
    .sort((a, b) => Number(b.endsWith('index.html')) - Number(a.endsWith('index.html')) || (a < b ? -1 : 1));

const readmeOf = (root, name) => readFileSync(join(root, 'examples', name, 'README.md'), 'utf8');
const titleOfExample = (root, name) => /^# (.+)$/m.exec(readmeOf(root, name))?.[1] ?? name;

const exampleOf = (root, name) => {
  const folder = join(root, 'examples', name);
  const readme = readmeOf(root, name);
  const text = readme.replace(/^# .+\n/, '');
  const sources = sourcesOf(folder).map(
    (file) =>
      `\`${name}/${file}\`\n\n\`\`\`${languageOf[file.split('.').at(-1)]}\n${readFileSync(join(folder, file), 'utf8').trim()}\n\`\`\`\n`,
  );
  return `## ${titleOfExample(root, name)}\n${text}\n${sources.join('\n')}`;
};

const examples = (root) => {
  const folders = readdirSync(join(root, 'examples'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  return folders.map(({ name }) => exampleOf(root, name)).join('\n');
};

const fromFile = (file) => ({ file, write: (root) => readFileSync(join(root, file), 'utf8') });
const fromElement = (tag) => ({
  file: 'docs/widgets.md',
  write: (root) => referenceOf(readElements(root).find((element) => element.tag === tag)),
});

const page = (name, title, description, source) => ({
  name: name ? `developers/${name}` : 'developers',
  title,
  description,
  ...source,
});
const element = (name, description) =>
  page(name, `<housing-${name}>`, description, fromElement(`housing-${name}`));

const ofDevelopers = '### For pages with widgets, and for programs\n';

/** The changes of each version, those first that concern pages and programs. */
const changes = (root) =>
  readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    .split(/^(?=## )/m)
    .map((version) => {
      const [market, own] = version.split(ofDevelopers);
      const [, heading = '', rest = ''] = /^(## .*\n)([^]*)$/.exec(market) ?? [];
      return own ? `${heading}\n${ofDevelopers}${own}\n### On the marketplace\n${rest}` : version;
    })
    .join('');

/** The parts of the site with their pages, in the order in which they are read. */
export const developerParts = [
  {
    title: 'Begin',
    pages: [
      page(
        '',
        'Homes on your own site',
        'Property search, results and listings for your pages, by one script tag.',
        fromFile('docs/developers/start.md'),
      ),
      page(
        'guide',
        'Guide',
        'How to put the widgets on your pages: policy, signing in, a cookbook, every kind of site.',
        fromFile('docs/embedding.md'),
      ),
      page(
        'examples',
        'Examples',
        'Whole pages to start from: plain HTML, Bootstrap, a strict policy, Vue, a router of your own, React, WordPress.',
        { file: 'examples', write: examples },
      ),
      page(
        'server-drawn',
        'Cards from your server',
        'How a page that your server writes holds the first cards, before any script.',
        fromFile('docs/server-drawn.md'),
      ),
      page(
        'frames',
        'Frames and pasted links',
        'Widgets in frames, for sites that take no scripts, and listings that unfold where their address is pasted.',
        fromFile('docs/frames.md'),
      ),
      page(
        'site-builders',
        'Site builders',
        'Where the lines go in WordPress, Webflow, Squarespace, Shopify, Wix and tag managers.',
        fromFile('docs/site-builders.md'),
      ),
      page(
        'playground',
        'Playground',
        'Every attribute, language, theme, width and colour of a widget, live, with the lines to copy and a link to share.',
        fromFile('docs/developers/playground.md'),
      ),
    ],
  },
  {
    title: 'Reference',
    pages: [
      element('search-box', 'Attributes, events and parts of the search box.'),
      element('results', 'Attributes, properties, events, slots and parts of the results.'),
      element('listing-detail', 'Attributes, properties, events, slots and parts of a listing.'),
      element('post-property', 'Attributes, properties, events and parts of the form that posts a property.'),
      element('manage', 'Attributes, events and parts of a person’s own listings.'),
      page('colours', 'Colours and sizes', 'Every custom property that a page may set, live.', {
        file: 'docs/widgets.md',
        write: (root) => cssReference(readElements(root)[0].cssProperties),
      }),
      page(
        'script',
        'Script and check',
        'The script tag and its versions, the room to keep, the first colours, Housing.on and Housing.check.',
        fromFile('docs/embed-script.md'),
      ),
      page(
        'package',
        'npm package',
        'Elements, types and React components, and how to get them before they are published.',
        fromFile('docs/npm-package.md'),
      ),
      page(
        'gallery',
        'States',
        'Every widget in every state that a visitor may meet, live.',
        fromFile('docs/developers/gallery.md'),
      ),
    ],
  },
  {
    title: 'Your business',
    pages: [
      page(
        'measuring',
        'Measuring',
        'What the data layer is told, what counts once, and how visitors refuse it.',
        fromFile('docs/developers/measuring.md'),
      ),
      page(
        'partners',
        'Keys and webhooks',
        'Partner keys, origins, counts, and leads sent to your own server, signed.',
        fromFile('docs/partners.md'),
      ),
      page(
        'promises',
        'Promises',
        'What users of other embeds complain about, and the test that rules it out here.',
        fromFile('docs/embedding-complaints.md'),
      ),
    ],
  },
  {
    title: 'Over time',
    pages: [
      page(
        'versions',
        'Versions',
        'What a version promises, what a minor one may change, and how long what is going to go still works.',
        fromFile('docs/developers/versions.md'),
      ),
      page(
        'version-1',
        'Moving to version 1',
        'What to do on a page that was written for an earlier build.',
        fromFile('docs/developers/version-1.md'),
      ),
      page('changes', 'Changes', 'What changed in each version, for your pages and programs first.', {
        file: 'CHANGELOG.md',
        write: changes,
      }),
      page(
        'status',
        'Status',
        'Whether the API answers, how fast, and which version is served.',
        fromFile('docs/developers/status.md'),
      ),
    ],
  },
];

const all = developerParts.flatMap(({ pages }) => pages);
/** The way to a file of the repository on the site, and what the page is called there. */
const placeOfFile = (root, file, hash) => {
  const [, example] = /^examples\/([\w-]+)/.exec(file) ?? [];
  if (example) return { path: `/developers/examples#${slugOf(titleOfExample(root, example))}` };
  // The reference of all widgets is a page a widget here, and one of what all of them take.
  if (file === 'docs/widgets.md' && hash === `#${slugOf(cssHeading)}`)
    return { path: '/developers/colours', title: 'colours and sizes', isWhole: true };
  if (file === 'docs/widgets.md')
    return { path: '/developers/results', title: 'the reference', isWhole: true };
  const found = all.find((each) => each.file === file);
  return found && { path: `/${found.name}`, title: found.title };
};

const isOutside = /^(?:https?:|mailto:|#|\/)/;

/** Turns links between files of the repository into links of the site; what the site does not show stays as words. */
const withLinks = (root, markdown, from) =>
  markdown.replace(/(?<!\[)\[([^[\]]+)\]\(([^)#\s]*)(#[\w-]+)?\)/g, (whole, words, target, hash = '') => {
    if (target === '' || isOutside.test(target)) return whole;
    const place = placeOfFile(root, join(from, '..', target), hash);
    if (!place) return words;
    return `[${words.endsWith('.md') ? (place.title ?? words) : words}](${place.path}${place.isWhole ? '' : hash})`;
  });

/** Reads one page; throws when there is none. */
export function readDeveloperPage(root, name) {
  const known = all.find((each) => each.name === name);
  if (!known) throw new Error(`the developer site has no page ${name}`);
  const { write, ...about } = known;
  const text = write(root)
    .replace(/^<!--.*-->\n/, '')
    .replace(/^# .+\n+/, '');
  return { ...about, markdown: withLinks(root, text, known.file) };
}

/** Lists the names of the pages. */
export const developerNames = all.map(({ name }) => name);

/** What the playground knows of the widgets, and of the custom properties of all of them. */
export const readWorkbench = (root) => {
  const elements = readElements(root);
  return { elements, tokens: elements[0].cssProperties };
};
