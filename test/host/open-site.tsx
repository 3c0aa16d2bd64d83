/** Opens the site at an address in the tests' DOM, over a made-up API and without the widgets' own code. */
import '../support/dom.js';
import { fork, type Scope } from 'effector';
import { App } from '../../src/host/app.js';
import { $api } from '../../src/model/index.js';
import type { Site } from '../../src/host/site.js';
import { type FakeApi, fakeApi, type FakeReply } from '../support/fake-api.js';
import { mount, settle, until } from '../support/mount.js';

export { until };

/** The site on show. */
export interface OpenSite {
  root: HTMLElement;
  api: FakeApi;
  scope: Scope;
  /** The widgets whose files were asked for. */
  loaded: string[];
  close: () => Promise<void>;
}

/** Says where the site is opened and what the server says. */
export interface OpenOptions {
  /** Navigation state that comes along. */
  state?: object;
  site?: Partial<Site>;
  replies?: Record<string, FakeReply>;
  load?: () => Promise<unknown>;
}

const plainSite: Site = {
  brand: 'Housing',
  origin: 'https://homes.example',
  isDemo: false,
  isDevelopment: false,
  isKeptOffline: false,
  hasGoogle: false,
  phone: null,
  email: null,
  social: {},
  details: { brand: 'Housing' },
};

/** Opens the site. */
export async function openSite(path: string, options: OpenOptions = {}): Promise<OpenSite> {
  history.replaceState(options.state ?? null, '', path);
  const api = fakeApi({
    'GET /api/v3/market': () => ({ total: 0, cities: [] }),
    'GET /api/v3/content': () => ({ banners: [], projects: [], promotions: [], loanOffers: [] }),
    'GET /api/v3/properties': () => [],
    checkAuth: () => ({ authenticated: false }),
    ...options.replies,
  });
  const scope = fork({ values: [[$api, api.api]] });
  const loaded: string[] = [];
  const load = (name: string) => {
    loaded.push(name);
    return options.load?.() ?? Promise.resolve();
  };
  const { root, unmount } = await mount(
    <App scope={scope} site={{ ...plainSite, ...options.site }} load={load} />,
  );
  await settle(20);
  return { root, api, scope, loaded, close: unmount };
}

/** Raises an event as a widget does, from the widget's element; answers whether the page left it alone. */
export async function raise(root: HTMLElement, tag: string, name: string, detail: unknown): Promise<boolean> {
  const element = root.querySelector(tag);
  if (!element) throw new Error(`there is no ${tag} on the page`);
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true });
  const isLeftAlone = element.dispatchEvent(event);
  await settle();
  return isLeftAlone;
}

/** Goes back as the browser's button does. */
export async function goBack(): Promise<void> {
  const before = location.href;
  history.back();
  await until(() => location.href !== before);
  await settle(20);
}

/** Returns the address on show, as path and query. */
export const shownAddress = (): string => location.pathname + location.search;
