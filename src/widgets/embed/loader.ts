/** Brings the files of the tags, each once, and says so in the page when they do not come. */
import { folder, pageFile, widgetFiles } from 'virtual:build';
import { checkFiles } from './chunk-integrity.js';
import { showFailure } from './load-failure.js';
import type { PageTools } from './page/index.js';

/** Brings what the page needs of the widgets. */
export interface Loader {
  /** Loads the class of a tag, and ends when it is there; tags that are none of ours end at once. */
  tag: (name: string) => Promise<void>;
  /** Loads what the page's own script asks for. */
  page: () => Promise<PageTools>;
}

/** Makes the loader of a script; its files lie beside it. */
export const createLoader = (script: HTMLScriptElement): Loader => {
  const base = new URL(folder, script.src);
  const asked = new Map<string, Promise<void>>();
  let checked: Promise<void> | undefined;
  const bring = async (files: readonly string[]): Promise<unknown[]> => {
    checked ??= checkFiles(script, base).catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
    // All at once: left to themselves, the files would find each other one round trip after the other.
    return Promise.all(files.map((file) => import(new URL(file, base).href)));
  };
  const bringTag = async (name: string): Promise<void> => {
    try {
      await bring(widgetFiles[name] ?? []);
    } catch (error) {
      asked.delete(name);
      console.error(`Housing: <${name}> did not load. Check the network and the page's CSP.`, error);
      const retry = () => void tag(name);
      document.querySelectorAll(name).forEach((element) => {
        showFailure(element, retry);
      });
    }
  };
  const tag: Loader['tag'] = (name) => {
    const known = asked.get(name) ?? bringTag(name);
    asked.set(name, known);
    return known;
  };
  return { tag, page: async () => ((await bring([pageFile]))[0] as { tools: PageTools }).tools };
};
