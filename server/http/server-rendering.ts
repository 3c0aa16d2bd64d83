/** Renders the first content of a page with the site's own components (docs/decisions/0040). */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { ListingMap } from '../../src/api/contract/map.schema.js';
import type { PlacePage } from '../../src/api/contract/place-pages.schema.js';
import type { PersonPage } from '../../src/api/contract/people.schema.js';
import type { ProjectPage } from '../../src/api/contract/projects.schema.js';
import type { Language } from '../../src/model/rules/languages.js';
import type { SearchStart } from '../../src/model/rules/search-start.js';
import { filtersFromUrl } from '../../src/model/rules/filter-url.js';
import { showsMap } from '../../src/model/rules/map-query.js';
import { firstRegionOf } from '../../src/model/rules/map-start.js';
import { type BuildManifest, readBuildManifest } from './build-manifest.js';
import { escapeHtml } from './page-head.js';

/** The data of a page's first content. */
export interface ScreenData {
  results?: { listings: readonly Listing[]; total: number; next: string | null };
  /** The edges of the homes on the map of the search. */
  homesBox?: NonNullable<ListingMap['box']>;
  listing?: { kind: ListingKind; listing: Listing };
  /** A place with its newest homes. */
  place?: {
    page: PlacePage;
    newest: readonly { listingType: ListingKind; listing: Listing }[];
  };
  project?: ProjectPage;
  person?: PersonPage;
  /** Address of the first call that the page's own code will make. */
  call?: string;
}

interface RenderRequest extends ScreenData {
  path: string;
  query: string;
  language: Language;
  site: string;
}

interface StyledPage {
  html: string;
  styles: string;
  /** Styles inside the content; there are some where the page's widget is drawn in its own tag, and lives there. */
  innerStyles: readonly string[];
}

/** What dist/web/ssr/render.js exports; the source is src/host/ssr/render.tsx. */
interface Renderer extends EmbedRendering {
  renderScreen: (request: RenderRequest) => Promise<StyledPage>;
  screenAt: (path: string) => string | undefined;
}

/** What is put into a page: links of its head, and the first content with its styles, '' where a page has none. */
export interface RenderedScreen extends StyledPage {
  links: string;
  /** Those that stand before all others, since a browser asks for what comes first, and for a few files at once. */
  firstLinks: string;
  /** Whether what the page is about comes with the files of the site, not with the widget that is drawn. */
  isSiteWanted: boolean;
}

/** Results as HTML for a declared shadow root, and what their style sheet is made from. */
interface DrawnResults extends SheetParts {
  pictures: string;
  html: string;
  /** The data block that the widget lives on from. */
  data: string;
}

/** What a style sheet is made from: classes of the kit, and declarations of single elements. */
export interface SheetParts {
  classes: readonly string[];
  declarations: readonly string[];
}

/** What results are drawn from. */
interface ResultsRequest extends SearchStart {
  language: Language;
  site: string;
  answer: NonNullable<ScreenData['results']>;
  tag: {
    group: string;
    theme: string;
    font: string | undefined;
    locked: string;
    listingUrl: string | undefined;
    resultsUrl: string | undefined;
  };
}

/** Draws widgets for partners' own servers. */
export interface EmbedRendering {
  renderResults: (request: ResultsRequest) => Promise<DrawnResults>;
  embedSheet: (parts: SheetParts) => string;
  /** The rules as elements that stand before the drawn results in their root. */
  embedStyles: (parts: SheetParts) => string;
  /** Returns the same with the rules of a brand colour. */
  firstSheet: (parts: SheetParts) => string;
}

/** Renders the first content of pages; made by installServerRendering. */
export interface ServerRendering extends EmbedRendering {
  drawn: (request: RenderRequest) => Promise<RenderedScreen>;
}

/** What is fetched ahead runs when whoever needs it asks for it. */
const aheadLink = (file: string, priority: 'high' | 'low'): string =>
  `<link rel="modulepreload" fetchpriority="${priority}" href="/assets/${file}" data-ahead>`;

/** The files of a search's map, which its page would find one round trip after the other. */
interface MapFiles {
  /** What paints its ground before the files of the site have come, and what that needs. */
  first: { file: string; needed: readonly string[] };
  later: readonly string[];
}

const filesOfMap = ({ entries = {} }: BuildManifest, query: string): MapFiles | undefined => {
  const { city, bbox } = filtersFromUrl(query).filters;
  const [paint, shapes, map] = ['map-first', `map-${firstRegionOf(city, bbox)}`, 'map'].map(
    (name) => entries[name],
  );
  if (!paint || !shapes || !map) return undefined;
  const needed = [...new Set([...paint.imports, ...shapes.imports, shapes.file])];
  const known = new Set([...(entries.host?.imports ?? []), paint.file, ...needed]);
  return {
    first: { file: paint.file, needed },
    later: [...map.imports, map.file].filter((file) => !known.has(file)),
  };
};

const linksOfGround = ({ first }: MapFiles): readonly string[] => [
  ...first.needed.map((file) => aheadLink(file, 'high')),
  `<script type="module" async fetchpriority="high" src="/assets/${first.file}"></script>`,
];

/**
 * Files that would bring the tags of some drawn content to life. The page's own code puts its tags in the place of these: a
 * form that lived before would be taken away with what somebody does in it.
 */
const wakingFiles = ({ entries = {} }: BuildManifest, content: string): ReadonlySet<string | undefined> =>
  new Set([...content.matchAll(/<housing-([\w-]+)/g)].map(([, widget = '']) => entries[widget]?.file));

const neededLink = (file: string): string =>
  `<link rel="modulepreload" fetchpriority="low" href="/assets/${file}">`;

/** The client's own call carries cookies, so the browser uses a preload only if it carries them too. */
const callLink = (call: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(call)}">`;

/**
 * Holds the first frame until the page has been read up to an element (docs/decisions/0228): what is drawn half moves when
 * the rest comes. Cards stay where they are while others come below, so a search waits for its heading alone. The element
 * is a short one, since by the standard its end counts, and in Chromium its beginning.
 */
const expectLink = (id: 'search-heading' | 'end'): string =>
  `<link rel="expect" href="#${id}" blocking="render">`;

/** React puts preload links of pictures before its markup; in the head the browser finds them sooner. */
const withoutPictures = (html: string): { pictures: string; content: string } => {
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { pictures, content: html.slice(pictures.length) };
};

/** Loads the renderer of the build; undefined when the build has none. */
export const installServerRendering = async (
  app: FastifyInstance,
  webDir: string,
): Promise<ServerRendering | undefined> => {
  const file = resolve(webDir, 'ssr/render.js');
  if (!existsSync(file)) return undefined;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const manifest = readBuildManifest(webDir);
  const render = async (request: RenderRequest): Promise<StyledPage> => {
    try {
      return await renderer.renderScreen(request);
    } catch (error) {
      // The page works without: the client renders everything itself.
      app.log.error(error, 'the first content of a page could not be drawn');
      return { html: '', styles: '', innerStyles: [] };
    }
  };
  return {
    renderResults: renderer.renderResults,
    embedSheet: renderer.embedSheet,
    embedStyles: renderer.embedStyles,
    firstSheet: renderer.firstSheet,
    drawn: async (request) => {
      const screen = renderer.screenAt(request.path) ?? '';
      const needed = manifest.screens?.[screen] ?? [];
      const isMap = screen === 'search' && showsMap(request.query);
      const mapFiles = isMap ? filesOfMap(manifest, request.query) : undefined;
      const { html, styles, innerStyles } = await render(request);
      const { pictures, content } = withoutPictures(html);
      // A widget drawn in its own tag is live sooner when its files have the line first; the browser finds its pictures
      // as it scans the cards, so that they come no later (docs/decisions/0233).
      const isInTag = innerStyles.length > 0;
      const waking = isInTag ? new Set() : wakingFiles(manifest, content);
      const links = [
        expectLink(isInTag ? 'search-heading' : 'end'),
        ...(isInTag ? [] : [pictures]),
        ...needed.map((file) => (waking.has(file) ? aheadLink(file, 'low') : neededLink(file))),
        ...(mapFiles?.later ?? []).map((file) => aheadLink(file, 'low')),
        ...(request.call ? [callLink(request.call)] : []),
      ];
      return {
        firstLinks: mapFiles ? linksOfGround(mapFiles).join('') : '',
        links: links.join('\n    '),
        html: content,
        styles,
        innerStyles,
        isSiteWanted: isMap,
      };
    },
  };
};

/** Lets the files of the site wait until the widget lives (src/host/boot.ts); those that are the widget's too do not wait. */
const withSiteLater = (page: string): string =>
  page.replace(/<link rel="modulepreload"([^>]*?) data-site>/g, '<link data-later$1>');

/** Puts the links, the styles and the first content into the page. */
export const withRenderedScreen = (page: string, drawn: RenderedScreen | undefined): string =>
  (drawn && drawn.innerStyles.length > 0 && !drawn.isSiteWanted ? withSiteLater(page) : page)
    .replace('</style>', (end) => (drawn?.styles ?? '') + end + (drawn?.firstLinks ?? ''))
    .replace('<!--screen-->', () => drawn?.links ?? '')
    .replace(/<!--first-->.*<!--\/first-->/s, (before) => drawn?.html || before);
