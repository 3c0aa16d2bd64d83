/** A widget on a page as its reference says it is used, over a made-up server: what it asked, and what left it. */
import { settle } from '../../support/mount.js';
import '../../../src/widgets/listing-detail/index.js';
import '../../../src/widgets/manage/index.js';
import '../../../src/widgets/post-property/index.js';
import '../../../src/widgets/results/index.js';
import '../../../src/widgets/search-box/index.js';
import { loadLazyParts as loadDetail } from '../../../src/widgets/listing-detail/lazy.js';
import { loadLazyParts as loadManage } from '../../../src/widgets/manage/lazy.js';
import { loadLazyParts as loadForm } from '../../../src/widgets/post-property/lazy.js';
import { loadLazyParts as loadResults } from '../../../src/widgets/results/lazy.js';
import { aCommercial, aPg, aPlot, aRent, aSale } from '../../support/a-listing.js';

/** One request. */
export interface Asked {
  readonly method: string;
  readonly url: URL;
}

const makers = { sell: aSale, rent: aRent, plot: aPlot, pg: aPg, commercial: aCommercial };
const kindIn = (path: string): keyof typeof makers =>
  (Object.keys(makers) as (keyof typeof makers)[]).find((kind) => path.split('/').includes(kind)) ?? 'sell';

/** Replies as a market in which every listing is there but `gone`, and everybody is signed in but on `guest` hosts. */
const answerTo = ({ hostname, pathname }: URL): unknown => {
  if (pathname.endsWith('/gone')) return { status: 410, body: { code: 'gone', message: 'Gone' } };
  if (pathname.includes('/properties/'))
    return [makers[kindIn(pathname)](), makers[kindIn(pathname)]({ _id: 'second' })];
  if (pathname.includes('/property/')) return makers[kindIn(pathname)]();
  if (pathname.endsWith('checkAuth')) return { authenticated: !hostname.startsWith('guest') };
  if (pathname.endsWith('userproperties'))
    return hostname.startsWith('guest')
      ? { status: 401, body: { message: 'Please Login First !!' } }
      : {
          sell: [
            aSale(),
            { ...aSale({ _id: 'other', propertyId: 'HS-OTHER1', society: 'Hill Homes' }), contactCount: 3 },
          ],
        };
  if (pathname.endsWith('deletedproperties')) return { listings: [] };
  if (pathname.endsWith('uploads')) return { url: 'http://m.test/media/photo/a-1600.webp', kind: 'photo' };
  if (pathname.endsWith('property')) return { message: 'Property posted successfully' };
  if (/localities|societies|developers/.test(pathname)) return [];
  if (pathname.endsWith('market')) return { total: 0, cities: [] };
  return { status: 404, body: { message: 'Not found' } };
};

const respond = (url: URL): Response | Promise<Response> => {
  if (url.pathname.endsWith('/never')) return new Promise(() => undefined);
  const answer = answerTo(url);
  const { status, body } = answer as { status?: unknown; body?: unknown };
  const headers = { 'content-type': 'application/json', 'X-Total-Count': '60' };
  return typeof status === 'number'
    ? new Response(JSON.stringify(body), { status, headers })
    : new Response(JSON.stringify(answer), { headers });
};

const asked: Asked[] = [];

/** Puts the server in the place of the network, and brings what widgets load later. */
export const openMarket = async (): Promise<() => void> => {
  const own = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://page.test');
    asked.push({ method: init?.method ?? 'GET', url });
    return Promise.resolve(respond(url));
  };
  await Promise.all([loadDetail(), loadManage(), loadForm(), loadResults()]);
  return () => {
    globalThis.fetch = own;
  };
};

/** A widget on the page. */
export interface Shown {
  readonly element: HTMLElement;
  readonly shadow: ShadowRoot;
  /** Its server's address, of which no other widget knows. */
  readonly base: string;
  /** What was asked since it came. */
  readonly asked: () => readonly Asked[];
  /** Puts another widget of the same server beside it. */
  readonly beside: (tag: string, values: Record<string, unknown>) => Promise<ShadowRoot>;
  readonly close: () => Promise<void>;
}

/** Brings a tag with its attributes and properties, whatever type either has. */
const bring = async (tag: string, attributes: object, properties: object): Promise<HTMLElement> => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') element.setAttribute(name, value);
    else (element as unknown as Record<string, unknown>)[name] = value;
  }
  Object.assign(element, properties);
  document.body.append(element);
  await settle(30);
  return element;
};

let count = 0;

/** Names the server of a widget: one of its own, one that knows nobody, or that of the page, which knows the person. */
export type Host = 'm' | 'guest' | 'own';

/** Shows a widget; of `values` texts become attributes and all else properties, `properties` are set as they are. */
export const show = async (
  tag: string,
  values: Record<string, unknown>,
  properties: Record<string, unknown> = {},
  host: Host = 'm',
): Promise<Shown> => {
  localStorage.clear();
  sessionStorage.clear();
  const base = host === 'own' ? location.origin : `http://${host}${String((count += 1))}.test`;
  const from = asked.length;
  const server = 'apiBase' in properties ? {} : { 'api-base': base };
  const element = await bring(tag, { ...server, lang: 'en', ...values }, properties);
  const all = [element];
  return {
    element,
    shadow: element.shadowRoot as ShadowRoot,
    base,
    asked: () => asked.slice(from),
    beside: async (other, given) => {
      const more = await bring(other, { 'api-base': base, lang: 'en', ...given }, {});
      all.push(more);
      return more.shadowRoot as ShadowRoot;
    },
    close: async () => {
      for (const each of all) each.remove();
      await settle();
    },
  };
};
