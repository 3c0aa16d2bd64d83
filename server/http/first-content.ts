/** The first content of pages: what the site's own components draw of them, put into the page by the server. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Language } from '../../src/model/rules/languages.js';
import { compressedFor } from './compression.js';
import { escapeHtml } from './page-head.js';

/** What a page shows first, when that is known. */
export interface FirstData {
  results?: { listings: readonly Listing[]; total: number };
  listing?: { kind: ListingKind; listing: Listing };
  /** Address of the first call that the page's own code will make. */
  call?: string;
}

interface FirstScreenRequest extends FirstData {
  path: string;
  query: string;
  language: Language;
  site: string;
}

/** What dist/web/ssr/render.js offers; src/host/ssr/render.tsx has the other end. */
interface Renderer {
  renderFirstScreen: (request: FirstScreenRequest) => Promise<string>;
  firstScreenStyles: () => Promise<string>;
  screenAt: (path: string) => string | undefined;
}

/** What goes into a page: links of its head, and the first content, empty where a page has none. */
export interface Drawn {
  links: string;
  html: string;
}

/** Draws the first content of pages. */
export interface FirstContent {
  drawn: (request: FirstScreenRequest) => Promise<Drawn>;
}

const year = 31_536_000;

const filesOfScreens = (webDir: string): Readonly<Record<string, readonly string[]>> => {
  const manifest = resolve(webDir, 'manifest.json');
  if (!existsSync(manifest)) return {};
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { screens?: Record<string, string[]> }).screens ?? {};
};

/** The client sends cookies along with its own calls: a preload without them would not be used. */
const callLink = (call: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(call)}">`;

/** React asks for the first pictures in front of what it draws; in the head the browser sees them sooner. */
const withoutPictures = (html: string): { pictures: string; content: string } => {
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { pictures, content: html.slice(pictures.length) };
};

/** Loads what the build has made, and serves its style sheet; undefined where the site was built without. */
export const installFirstContent = async (
  app: FastifyInstance,
  webDir: string,
): Promise<FirstContent | undefined> => {
  const file = resolve(webDir, 'ssr/render.js');
  if (!existsSync(file)) return undefined;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const rules = await renderer.firstScreenStyles();
  const styles = `/first/${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.css`;
  app.get(styles, async (request, reply) => {
    void reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${String(year)}, immutable`);
    return compressedFor(request, reply, rules);
  });
  const files = filesOfScreens(webDir);
  const html = async (request: FirstScreenRequest): Promise<string> => {
    try {
      return await renderer.renderFirstScreen(request);
    } catch (error) {
      // The page's own code draws everything; only the first moment is emptier.
      app.log.error(error, 'the first content of a page could not be drawn');
      return '';
    }
  };
  return {
    drawn: async (request) => {
      const needed = files[renderer.screenAt(request.path) ?? ''] ?? [];
      const drawn = await html(request);
      const { pictures, content } = withoutPictures(drawn);
      const links = [
        ...(content ? [`<link rel="stylesheet" href="${styles}">`] : []),
        pictures,
        ...needed.map((file) => `<link rel="modulepreload" fetchpriority="low" href="/assets/${file}">`),
        ...(request.call ? [callLink(request.call)] : []),
      ];
      return { links: links.join('\n    '), html: content };
    },
  };
};

/** Puts the links and the first content into the page. */
export const withFirstContent = (page: string, { links, html }: Drawn = { links: '', html: '' }): string =>
  page
    .replace('<!--screen-->', () => links)
    .replace(/<!--first-->.*<!--\/first-->/s, (before) => html || before);
