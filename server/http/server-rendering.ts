/** Renders the first content of a page with the site's own components (docs/decisions/0040). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Listing, ListingKind } from '../../src/api/contract/listings.schema.js';
import type { Language } from '../../src/model/rules/languages.js';
import { compressedFor } from './compression.js';
import { escapeHtml } from './page-head.js';

/** The data of a page's first content. */
export interface ScreenData {
  results?: { listings: readonly Listing[]; total: number };
  listing?: { kind: ListingKind; listing: Listing };
  /** Address of the first call that the page's own code will make. */
  call?: string;
}

interface RenderRequest extends ScreenData {
  path: string;
  query: string;
  language: Language;
  site: string;
}

/** What dist/web/ssr/render.js exports; the source is src/host/ssr/render.tsx. */
interface Renderer {
  renderScreen: (request: RenderRequest) => Promise<string>;
  screenStyles: () => Promise<string>;
  screenAt: (path: string) => string | undefined;
}

/** What is put into a page: links of its head, and the first content, '' where a page has none. */
export interface RenderedScreen {
  links: string;
  html: string;
}

/** Renders the first content of pages; made by installServerRendering. */
export interface ServerRendering {
  drawn: (request: RenderRequest) => Promise<RenderedScreen>;
}

const year = 31_536_000;

const filesOfScreens = (webDir: string): Readonly<Record<string, readonly string[]>> => {
  const manifest = resolve(webDir, 'manifest.json');
  if (!existsSync(manifest)) return {};
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { screens?: Record<string, string[]> }).screens ?? {};
};

/** The client's own call carries cookies, so the browser uses a preload only if it carries them too. */
const callLink = (call: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${escapeHtml(call)}">`;

/** React puts preload links of pictures before its markup; in the head the browser finds them sooner. */
const withoutPictures = (html: string): { pictures: string; content: string } => {
  const [pictures = ''] = /^(<link rel="preload" as="image"[^>]*>)*/.exec(html) ?? [];
  return { pictures, content: html.slice(pictures.length) };
};

/** Loads the renderer of the build and serves its style sheet; undefined when the build has none. */
export const installServerRendering = async (
  app: FastifyInstance,
  webDir: string,
): Promise<ServerRendering | undefined> => {
  const file = resolve(webDir, 'ssr/render.js');
  if (!existsSync(file)) return undefined;
  const renderer = (await import(pathToFileURL(file).href)) as Renderer;
  const rules = await renderer.screenStyles();
  const styles = `/first/${createHash('sha256').update(rules).digest('hex').slice(0, 8)}.css`;
  app.get(styles, async (request, reply) => {
    void reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${String(year)}, immutable`);
    return compressedFor(request, reply, rules);
  });
  const files = filesOfScreens(webDir);
  const html = async (request: RenderRequest): Promise<string> => {
    try {
      return await renderer.renderScreen(request);
    } catch (error) {
      // The page works without: the client renders everything itself.
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
export const withRenderedScreen = (
  page: string,
  { links, html }: RenderedScreen = { links: '', html: '' },
): string =>
  page
    .replace('<!--screen-->', () => links)
    .replace(/<!--first-->.*<!--\/first-->/s, (before) => html || before);
