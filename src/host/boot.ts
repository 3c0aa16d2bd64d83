/**
 * Runs the files of the page one after the other, so that a touch is answered between them (docs/decisions/0056). The page
 * preloads them, in the order of their imports.
 */

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

await painted();
for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')) {
  // A failed file is reported by the module that imports it.
  await import(href).catch(() => undefined);
  await pause();
}
await import('./main.js');

// Makes this a module, for top-level await.
export {};
