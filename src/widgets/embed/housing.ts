/** `Housing`, the one object that embed.js leaves on the page. */
import { version } from 'virtual:build';
import type { Finding } from './page/check/finding.js';
import type { OpenOptions } from './page/open-listing.js';
import type { HousingEvents } from './events.js';
import type { Loader } from './loader.js';

/** A task that a page wants done as soon as embed.js is there. */
export type HousingTask = (housing: Housing) => void;

/** What the page's own script may ask of the widgets. */
export interface Housing {
  /** Package version and build of the running script. */
  readonly version: string;
  /** Address of the script that runs; a second one stands back. */
  readonly source: string;
  /** What widgets use when their own attributes say nothing. */
  readonly connection: { readonly apiBase: string; readonly key?: string };
  /** Hears an event of all widgets of the page; answers how to stop. */
  on: <Name extends keyof HousingEvents>(
    name: Name,
    listener: (event: CustomEvent<HousingEvents[Name]>) => void,
  ) => () => void;
  /** Shows a listing, named by `_id` or Property ID, where the page shows listings. */
  open: (id: string, options?: OpenOptions) => Promise<void>;
  /** Looks for what is wrong on the page and answers it in words; also in the console, and with `true` on the page. */
  check: (isShown?: boolean) => Promise<readonly Finding[]>;
  /**
   * Opens our window to sign the visitor in on this page; begin it with a click. Ends with true once they are, with
   * false when they declined or are led to our page and back. Rejects without a `data-key`.
   */
  signIn: () => Promise<boolean>;
  /** Signs the visitor out on this page. */
  signOut: () => Promise<void>;
  /** Does a task now; on the array that may stand here before embed.js, as soon as it is there. */
  push: (task: HousingTask) => void;
}

/** Makes the object out of the script's `data-*`; opt-ins of the page begin here. */
export const createHousing = (script: HTMLScriptElement, load: Loader): Housing => {
  const { key, apiBase = new URL(script.src).origin, layer } = script.dataset;
  const connection = { apiBase, ...(key && { key }) };
  const housing: Housing = {
    version,
    source: script.src,
    connection,
    on: (name, listener) => {
      document.addEventListener(name, listener as EventListener);
      return () => {
        document.removeEventListener(name, listener as EventListener);
      };
    },
    open: async (id, options) =>
      (await load.page()).openListing({ connection, bring: load.tag }, id, options),
    check: async (isShown) => (await load.page()).check(housing, isShown),
    signIn: async () => (await load.page()).signIn(connection),
    signOut: async () => (await load.page()).signOut(connection),
    push: (task) => {
      task(housing);
    },
  };
  const begin = async () => {
    if (location.hash.includes('housing-code=')) (await load.page()).comeBack(connection);
    if (layer) (await load.page()).feedDataLayer(layer);
    if (/[?&]housing-debug/.test(location.search)) await housing.check(true);
  };
  begin().catch(console.error);
  return housing;
};
