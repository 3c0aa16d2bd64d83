/**
 * Runs the files of the page one after the other, so that a touch is answered between them (docs/decisions/0056). The page
 * preloads them, in the order of their imports.
 */

import { holdEarlyEvents } from './early-events.js';

/** Lets the browser handle input or paint before the next step. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Waits for the paint of the first content; not in a hidden page. */
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    const patience = setTimeout(resolve, 300);
    requestAnimationFrame(() => {
      clearTimeout(patience);
      void pause().then(resolve);
    });
  });

/** Milliseconds without a touch after which the site follows its widget. */
const calm = 600;

/** Waits until the page is calm, or somebody touches it: then the site is wanted at once. */
const calmOrTouched = (): Promise<void> =>
  new Promise((resolve) => {
    const touched = new AbortController();
    const done = (): void => {
      touched.abort();
      resolve();
    };
    for (const name of ['pointerdown', 'pointerover', 'keydown'])
      document.addEventListener(name, done, { signal: touched.signal, passive: true });
    setTimeout(done, calm);
  });

const run = async (links: string): Promise<void> => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    // A failed file is reported by the module that imports it.
    await import(link.href).catch(() => undefined);
    await pause();
  }
};

await painted();
// Where the server has drawn the widget into its tag, the widget comes first, and the site's own files later.
const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
const tellSite = later.length > 0 ? holdEarlyEvents() : undefined;
await run('link[rel="modulepreload"]');
if (tellSite) {
  await calmOrTouched();
  for (const link of later) link.rel = 'modulepreload';
  await run('link[data-later]');
}
const { alive } = await import('./main.js');
if (tellSite) {
  await alive;
  tellSite();
}
