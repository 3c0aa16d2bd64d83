/** `Housing`, the one object that embed.js leaves on the page. */
import { version, widgetFiles } from 'virtual:build';
import type { FirstAnswers } from '../../model/connection/first-answers.js';
import type { Finding } from './page/check/finding.js';
import type { OpenOptions } from './page/open-listing.js';
import type { HousingEvents } from './events.js';
import type { Loader } from './loader.js';
import type { Roots } from './roots.js';

/** A task that a page wants run as soon as embed.js has loaded. */
export type HousingTask = (housing: Housing) => void;

/** The API of the page's own script. */
export interface Housing {
  /** Package version and build of the running script. */
  readonly version: string;
  /** Address of the running script; a second script on the page does nothing. */
  readonly source: string;
  /** The connection of widgets without attributes of their own. */
  readonly connection: { readonly apiBase: string; readonly key?: string };
  /** @internal What was asked for before the widgets had come, for them alone. */
  readonly firstAnswers: FirstAnswers;
  /** Lists what a selector names on the page, in open and discovered shadow roots too. */
  readonly find: (selector: string) => Element[];
  /** Finds the tags in a shadow root that the script cannot see: a closed one, or one that came after its element. */
  discover: (root: Document | ShadowRoot) => void;
  /** Loads widgets before their tags are there: `preload('results')`. Rejects for a name that no widget has. */
  preload: (...names: string[]) => Promise<void>;
  /** Says the key after the script has come, where a page cannot put `data-key` on the script: `init({ key })`. */
  init: (given: { key: string }) => void;
  /** Listens to an event of all widgets of the page; returns the function that stops. */
  on: <Name extends keyof HousingEvents>(
    name: Name,
    listener: (event: CustomEvent<HousingEvents[Name]>) => void,
  ) => () => void;
  /** Shows a listing, named by `_id` or Property ID, where the page shows listings. */
  open: (id: string, options?: OpenOptions) => Promise<void>;
  /** Checks the page and returns the findings; also in the console, and with `true` on the page. */
  check: (isShown?: boolean) => Promise<readonly Finding[]>;
  /**
   * Opens our window to sign the visitor in on this page; call it in a click. Resolves with true when they are signed in,
   * with false when they declined or are redirected to our page. Rejects without a `data-key`.
   */
  signIn: () => Promise<boolean>;
  /** Signs the visitor out on this page. */
  signOut: () => Promise<void>;
  /** Runs a task now; on the array that a page may have made before, as soon as embed.js has loaded. */
  push: (task: HousingTask) => void;
}

const prefix = 'housing-';

const preloadBy =
  (load: Loader) =>
  async (...names: string[]): Promise<void> => {
    const tags = names.map((name) => (name.startsWith(prefix) ? name : prefix + name));
    const unknown = tags.find((tag) => !(tag in widgetFiles));
    if (unknown !== undefined) throw new Error(`There is no <${unknown}>.`);
    await Promise.all(tags.map(load.tag));
  };

/** The finding of a page that lets not even the check come. */
const blockedCheck = (origin: string, error: unknown): Finding => {
  const text = `Not checked: ${String(error)}. Allow ${origin} in script-src and connect-src.`;
  console.error(text);
  return { topic: 'policy', isOk: false, text };
};

/** Makes the object from the script's `data-*`, and starts what the page has opted into. */
export const createHousing = (
  script: HTMLScriptElement,
  { load, roots }: { load: Loader; roots: Roots },
): Housing => {
  const { key, apiBase = new URL(script.src).origin, layer } = script.dataset;
  const connection = { apiBase, ...(key && { key }) };
  const housing: Housing = {
    version,
    source: script.src,
    connection,
    firstAnswers: load.firstAnswers,
    ...roots,
    preload: preloadBy(load),
    init: (given) => {
      Object.assign(connection, given);
      // Widgets that are there already follow the attribute.
      document.documentElement.setAttribute('partner-key', given.key);
    },
    on: (name, listener) => {
      document.addEventListener(name, listener as EventListener);
      return () => {
        document.removeEventListener(name, listener as EventListener);
      };
    },
    open: async (id, options) =>
      (await load.page()).openListing({ connection, bring: load.tag, find: roots.find }, id, options),
    check: async (isShown) => {
      const tools = await load
        .page()
        .catch((error: unknown) => [blockedCheck(new URL(script.src).origin, error)]);
      return Array.isArray(tools) ? tools : tools.check(housing, isShown);
    },
    signIn: async () => (await load.page()).signIn(housing),
    signOut: async () => (await load.page()).signOut(housing),
    push: (task) => {
      task(housing);
    },
  };
  const begin = async () => {
    if (location.hash.includes('housing-code=')) (await load.page()).comeBack(housing);
    if (layer) (await load.page()).feedDataLayer(layer);
    if (/[?&]housing-debug/.test(location.search)) await housing.check(true);
  };
  begin().catch(console.error);
  return housing;
};
