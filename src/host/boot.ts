/**
 * Runs the files of the page one after the other. One script that imports them all would run them in one go, and a touch
 * would wait for it. They are on their way already: the page names them, those first that stand on none of the others.
 */

/** Lets the browser answer a touch, or paint, before what comes next. */
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** Lets what the server drew be painted first; a page that nobody sees is not waited for. */
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
  // What does not come is told by the one that needs it.
  await import(href).catch(() => undefined);
  await pause();
}
await import('./main.js');

// Says that this is a module: it waits at its top.
export {};
