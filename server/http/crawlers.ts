/** robots.txt and sitemap.xml: where search engines may go, and what there is. */
import type { FastifyInstance } from 'fastify';
import { detailRouteOf, listingKinds, tabOfKind } from '../../src/model/rules/kinds.js';
import { languages, inLanguage } from '../../src/model/rules/languages.js';
import type { Config } from '../config.js';
import { pathOf, type StaticPage, type StaticPages } from '../content/pages.js';
import type { SitemapEntries } from '../services/sitemap.js';
import { escapeHtml } from './page-head.js';

const closed = ['/api/', '/profile', '/manage', '/v-response', '/login', '/signup', '/undo-change'];

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

/** What the sitemap is made from. */
export interface CrawlerSources {
  sitemap: () => Promise<SitemapEntries>;
  pages: StaticPages;
}

/** Installs both files. */
export const installCrawlerFiles = (
  app: FastifyInstance,
  { publicUrl }: Config,
  { sitemap, pages }: CrawlerSources,
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

  app.get('/sitemap.xml', async (_request, reply) => {
    const { cities, listings } = await sitemap();
    const entries = [
      ...languages.map((language) => entry(publicUrl + inLanguage('/', language))),
      ...staticEntries(pages, publicUrl),
      ...cities.flatMap(({ city, kinds }) => searchesOf(city, kinds)).map((path) => entry(publicUrl + path)),
      ...listings.map(({ kind, id, day }) =>
        entry(`${publicUrl}${detailRouteOf(kind)}?id=${encodeURIComponent(id)}`, day),
      ),
    ];
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`,
      );
  });
};
