/**
 * Runs the files of the page one after the other, so that a touch is answered between them (docs/decisions/0056). The page
 * preloads them, in the order of their imports.
 */

import { holdDrawnPresses, holdEarlyEvents } from './early-events.js';

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

/** Milliseconds after which the files of the site are fetched, and after which they run on a page that nobody touches. */
const [calm, patience] = [600, 2000];

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/** Waits for a moment without work, half a second at most; Safari knows of none. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 100);
  });

/** Waits until somebody touches the page. The widget lives and answers first; what else is touched is wanted at once. */
const touched = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const hear = ({ target }: Event): void => {
      heard.abort();
      const isWidgets = target instanceof Element && target.localName.startsWith('housing-');
      if (isWidgets) void after(0).then(idle).then(resolve);
      else resolve();
    };
    for (const name of ['pointerdown', 'pointerover', 'keydown'])
      document.addEventListener(name, hear, { signal: heard.signal, passive: true });
  });

const run = async (links: string): Promise<void> => {
  for (const link of document.querySelectorAll<HTMLLinkElement>(links)) {
    // A failed file is reported by the module that imports it.
    await import(link.href).catch(() => undefined);
    await pause();
  }
};

holdDrawnPresses();
await painted();
// Where the server has drawn the widget into its tag, the widget comes first, and the site's own files later.
const later = document.querySelectorAll<HTMLLinkElement>('link[data-later]');
const tellSite = later.length > 0 ? holdEarlyEvents() : undefined;
// What is only fetched ahead runs when its page asks for it.
await run('link[rel="modulepreload"]:not([data-ahead])');
if (tellSite) {
  const wanted = touched();
  await Promise.race([wanted, after(calm)]);
  for (const link of later) link.rel = 'modulepreload';
  await Promise.race([wanted, after(patience - calm).then(idle)]);
  await run('link[data-later]');
}
const { alive } = await import('./main.js');
if (tellSite) {
  await alive;
  tellSite();
}
