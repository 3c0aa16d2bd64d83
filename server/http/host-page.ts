/** Serves the site's page at every address a person may open, and 404 at those that are none (G-01). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { withoutTrailingSlashes } from '../../src/model/rules/trailing-slashes.js';
import type { Config } from '../config.js';
import { ServiceError } from '../services/service-error.js';
import type { Loaded } from '../services/response-cache.js';
import { questionOf, sendCached } from './cached-reply.js';
import { type ServerRendering, withRenderedScreen } from './server-rendering.js';
import { pageData, siteText } from './page-data.js';
import { pageAnswer, type PageSources } from './page-answers.js';
import { writeHead } from './page-head.js';
import { languageChosen, preferencesIn, withPreferences } from './page-preferences.js';
import { cookieName } from './session-auth.js';
import { isPostingPath } from './site-routes.js';
import { type OtherHosts, permissionsOf, policyFor, stylesIn, tourFrames } from './security-headers.js';
import { skyAt } from './sky.js';

const notPages = /^\/(api|media|assets|brand|embed|content|internal|qr|map-tiles)(\/|$)/;

/** The component gallery is served everywhere but in production. */
const isGallery = (path: string, config: Config): boolean =>
  path === '/kit' && config.nodeEnv !== 'production';

const isPageRequest = (request: FastifyRequest, path: string): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !notPages.test(path) &&
  /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*');

interface PageFacts {
  status: number;
  headers: Record<string, string>;
}

const notBuilt: Loaded<PageFacts> = {
  text: 'The site is not built yet. Run: npm start\n',
  facts: { status: 503, headers: { 'content-type': 'text/plain; charset=utf-8' } },
  scope: undefined,
};

/** What pages show of other hosts: nothing, but what the operator's settings name. */
const otherHosts = ({ mapTiles, tourHosts }: Config): OtherHosts => ({
  images: mapTiles && mapTiles.type === undefined ? [new URL(mapTiles.from).origin] : [],
  frames: tourFrames(tourHosts),
});

/** Makes the function that draws a page for the cookies of who asks. */
const createPages = (sources: PageSources, first: ServerRendering | undefined) => {
  const file = resolve(sources.config.webDir, 'index.html');
  return async (
    [path, query]: readonly [path: string, query: string],
    cookies: string | undefined,
  ): Promise<Loaded<PageFacts>> => {
    const page = await readFile(file, 'utf8').catch(() => undefined);
    if (page === undefined) return notBuilt;
    // The static pages name what a contact costs.
    const { search, detail } = await sources.prices();
    const config = { ...sources.config, coinsSearch: search, coinsDetail: detail };
    const answer = await pageAnswer([path, query], { ...sources, config }, languageChosen(cookies));
    const { status, head, site, scope, location } = answer;
    if (location) return { text: '', facts: { status, headers: { location } }, scope };
    const drawn = await first?.drawn({
      path,
      query,
      language: site.language,
      site: siteText(config),
      ...answer.first,
    });
    // The page as it was built, into which nothing was put that people wrote, says which styles it has.
    const styles = [
      ...stylesIn(page).map((built) => built + (drawn?.styles ?? '')),
      ...(drawn?.innerStyles ?? []),
    ];
    const sky = skyAt(Date.now());
    const text = withRenderedScreen(withPreferences(page, site.language, cookies), drawn)
      .replace('<body>', sky ? `<body data-sky="${sky}">` : '<body>')
      .replace('<!--head-->', () => writeHead(head, site))
      .replace('<!--data-->', () => pageData(config));
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policyFor("'self'", config.publicUrl, styles, otherHosts(config)),
      'permissions-policy': permissionsOf(isPostingPath(path)),
    };
    return { text, facts: { status: isGallery(path, config) ? 200 : status, headers }, scope };
  };
};

/** Installs the page as the answer to whatever no route took. */
export const installHostPage = (
  app: FastifyInstance,
  sources: PageSources,
  first?: ServerRendering,
): void => {
  const drawPage = createPages(sources, first);

  const sendPage = async (
    [path, query]: readonly [path: string, query: string],
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> => {
    const { cookie: cookies } = request.headers;
    const question = questionOf('page', path, query, `${preferencesIn(cookies)} ${skyAt(Date.now()) ?? ''}`);
    const page = await sources.cache.get(question, () => drawPage([path, query], cookies));
    const { status, headers } = page.facts;
    void reply.code(status).headers(headers).header('cache-control', 'no-cache').header('vary', 'cookie');
    // Cutting a page from its opener starts a second process before anything is drawn (docs/decisions/0227).
    if (!request.cookies[cookieName(sources.config)]) void reply.removeHeader('cross-origin-opener-policy');
    return sendCached(request, reply, page);
  };

  app.setNotFoundHandler(async (request, reply) => {
    const [path = '/', query = ''] = request.url.split(/\?(.*)/s);
    const trimmed = path.length > 1 ? withoutTrailingSlashes(path) : path;
    if (isPageRequest(request, path)) return sendPage([trimmed || '/', query], request, reply);
    throw new ServiceError('not-found', `There is nothing at ${request.method} ${path}.`);
  });
};
