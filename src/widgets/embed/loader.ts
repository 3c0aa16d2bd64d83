/** Loads the files of the tags, each once, and shows a message in the tag when that fails. */
import { firstFile, folder, pageFile, version, widgetFiles } from 'virtual:build';
import type { FirstAnswers } from '../../model/connection/first-answers.js';
import { checkFiles } from './chunk-integrity.js';
import type { FirstTools } from './first/index.js';
import { askFirst, untilFirst } from './first-cards.js';
import type { Housing } from './housing.js';
import { showFailure } from './load-failure.js';
import type { PageTools } from './page/index.js';
import type { Roots } from './roots.js';

/** Loads the widgets of a page. */
export interface Loader {
  /** Loads the class of a tag; resolves when it is defined, and at once for other tags. */
  tag: (name: string) => Promise<void>;
  /** Loads a tool of the page's own script. */
  page: () => Promise<PageTools>;
  /** What was asked for before the widgets had come. */
  firstAnswers: FirstAnswers;
}

/** Makes the loader of a script; its files are beside it, and `find` finds tags on the page. */
export const createLoader = (script: HTMLScriptElement, find: Roots['find']): Loader => {
  const base = new URL(folder, script.src);
  const failed = new Set<string>();
  const asked = new Map<string, Promise<void>>();
  let checked: Promise<void> | undefined;
  const firstAnswers: FirstAnswers = new Set();
  const bring = async (files: readonly string[], isWidget = false): Promise<unknown[]> => {
    checked ??= checkFiles(script, base).catch((error: unknown) => {
      checked = undefined;
      throw error;
    });
    await checked;
    // Not one round trip after the other (docs/decisions/0002).
    return Promise.all(
      files.map(async (file, at) => {
        if (isWidget) await untilFirst(firstAnswers, at);
        return import(new URL(file, base).href) as Promise<unknown>;
      }),
    );
  };
  // What keeps one tag from coming keeps others; those that have come since are not loaded again.
  const retry = (): void => {
    failed.forEach((name) => void tag(name));
  };
  const bringTag = async (name: string): Promise<void> => {
    // Before all files, also those of tags that were found before: none is asked for at once.
    if (name === 'housing-results')
      askFirst({
        connection: (globalThis.Housing as Housing).connection,
        // A page that checks every file lets no markup in that has no hash.
        build: script.integrity ? '' : version,
        answers: firstAnswers,
        files: bring([firstFile]) as Promise<[{ tools: FirstTools }]>,
        find,
      });
    try {
      await bring(widgetFiles[name] ?? [], true);
    } catch (error) {
      asked.delete(name);
      console.error(`Housing: <${name}> did not load. Check the CSP.`, error);
      failed.add(name);
      find(name).forEach((element) => {
        showFailure(element, retry);
      });
    }
  };
  const tag: Loader['tag'] = (name) => {
    const known = asked.get(name) ?? bringTag(name);
    asked.set(name, known);
    return known;
  };
  return {
    tag,
    firstAnswers,
    page: async () => ((await bring([pageFile]))[0] as { tools: PageTools }).tools,
  };
};
