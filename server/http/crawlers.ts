/** robots.txt and the sitemap: where search engines may go, and what there is. */
import type { FastifyInstance } from 'fastify';
import type { Market } from '../../src/api/contract/listings.schema.js';
import { detailRouteOf, listingKinds, tabOfKind } from '../../src/model/rules/kinds.js';
import { languages, inLanguage } from '../../src/model/rules/languages.js';
import type { Config } from '../config.js';
import { pathOf, type StaticPage, type StaticPages } from '../content/pages.js';
import { noListings } from '../services/data-versions.js';
import type { ResponseCache } from '../services/response-cache.js';
import type { PlacePages } from '../services/place-pages.js';
import type { PersonPages } from '../services/person-pages.js';
import type { ProjectPages } from '../services/project-pages.js';
import type { Sitemap } from '../services/sitemap.js';
import { sendCached } from './cached-reply.js';
import { escapeHtml } from './page-head.js';

const closed = [
  ...[
    '/api/',
    '/profile',
    '/sheet',
    '/saved',
    '/family',
    '/compare',
    '/searches',
    '/news',
    '/alerts',
    '/manage',
    '/v-response',
    '/login',
    '/signup',
    '/undo-change',
    '/test-payment',
    '/invoice',
  ],
  ...['/operator', '/about-us/report'],
];

const entry = (address: string, day?: string): string =>
  `<url><loc>${escapeHtml(address)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;

const searchesOf = (city: string, kinds: Readonly<Record<string, number>>): string[] =>
  listingKinds
    .filter((kind) => (kinds[kind] ?? 0) > 0)
    .map((kind) => `/search?tab=${encodeURIComponent(tabOfKind(kind))}&city=${encodeURIComponent(city)}`);

/** Every language a static page is written in, with the day of its last change. */
const staticEntries = (pages: StaticPages, publicUrl: string): string[] => {
  const written = (page: StaticPage) =>
    languages.flatMap((language) => {
      const found = pages.find(pathOf(page), language);
      return found?.language === language
        ? entry(publicUrl + inLanguage(pathOf(page), language), found.updated ?? found.date)
        : [];
    });
  if (pages.all.length === 0) return [];
  const list = languages.map((language) => entry(publicUrl + inLanguage('/about-us/blogs', language)));
  return [...list, ...pages.all.flatMap(written)];
};

/** What the files are made from. */
export interface CrawlerSources {
  sitemap: Sitemap;
  market: () => Promise<Market>;
  pages: StaticPages;
  placePages: Pick<PlacePages, 'paths'>;
  projectPages: Pick<ProjectPages, 'paths'>;
  personPages: Pick<PersonPages, 'paths'>;
  cache: ResponseCache;
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const urlSet = (entries: readonly string[]): string =>
  `${head}<urlset ${space}>\n${entries.join('\n')}\n</urlset>\n`;

/** Writes the file of the site's own pages, of its places, projects and people, and of its searches by city. */
const siteFile = async (
  publicUrl: string,
  { market, pages, placePages, projectPages, personPages }: CrawlerSources,
): Promise<string> => {
  const { cities } = await market();
  const paths = await Promise.all([placePages.paths(), projectPages.paths(), personPages.paths()]);
  return urlSet([
    ...languages.map((language) => entry(publicUrl + inLanguage('/', language))),
    ...staticEntries(pages, publicUrl),
    ...paths
      .flat()
      .flatMap((path) => languages.map((language) => entry(publicUrl + inLanguage(path, language)))),
    ...cities.flatMap(({ city, kinds }) => searchesOf(city, kinds)).map((path) => entry(publicUrl + path)),
  ]);
};

const listingsFile = async (
  publicUrl: string,
  file: number,
  { sitemap }: CrawlerSources,
): Promise<string> => {
  const entries: string[] = [];
  for await (const portion of sitemap.read(file))
    entries.push(
      ...portion.map(({ kind, id, day }) =>
        entry(`${publicUrl}${detailRouteOf(kind)}?id=${encodeURIComponent(id)}`, day),
      ),
    );
  return urlSet(entries);
};

const indexFile = async (publicUrl: string, { sitemap }: CrawlerSources): Promise<string> => {
  const count = await sitemap.countFiles();
  const files = ['site', ...Array.from({ length: count }, (_, at) => `listings-${at + 1}`)];
  const entries = files.map((file) => `<sitemap><loc>${publicUrl}/sitemap/${file}.xml</loc></sitemap>`);
  return `${head}<sitemapindex ${space}>\n${entries.join('\n')}\n</sitemapindex>\n`;
};

/** Milliseconds for which a file of the sitemap is cached, whatever is written meanwhile. */
const life = 3_600_000;

/** Installs robots.txt, the index of the sitemap and its files. */
export const installCrawlerFiles = (
  app: FastifyInstance,
  { publicUrl }: Config,
  sources: CrawlerSources,
): void => {
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...closed.map((path) => `Disallow: ${path}`),
          `Sitemap: ${publicUrl}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  const install = (path: string, write: (file: number) => Promise<string>): void => {
    app.get<{ Params: { file?: string } }>(path, async (request, reply) => {
      const file = Number(request.params.file ?? 0);
      if (file > (await sources.sitemap.countFiles())) {
        reply.callNotFound();
        return reply;
      }
      const load = async () => ({ text: await write(file), facts: undefined, scope: noListings, life });
      const made = await sources.cache.get(`${path} ${file}`, load);
      void reply.type('application/xml; charset=utf-8').header('cache-control', 'public, max-age=3600');
      return sendCached(request, reply, made);
    });
  };
  install('/sitemap.xml', () => indexFile(publicUrl, sources));
  install('/sitemap/site.xml', () => siteFile(publicUrl, sources));
  install('/sitemap/listings-:file(^[1-9]\\d{0,5}$).xml', (file) => listingsFile(publicUrl, file, sources));
};
