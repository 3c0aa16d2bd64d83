/** The script a partner's page loads: finds widget tags, now and later, and brings the files they need. */
import widgetFiles from 'virtual:widget-files';

/** What the loader leaves on the page: one object, and nothing else. */
interface HousingGlobal {
  /** Address of the script that runs; a second one stands back. */
  readonly source: string;
  /** What widgets use when their own attributes say nothing. */
  readonly connection: { readonly apiBase: string; readonly key?: string };
}

declare global {
  var Housing: HousingGlobal | undefined;
}

/** Pixels before a widget comes into view at which its files are asked for. */
const nearBy = '400px';

/** Answers the function that brings the files of a tag, each once. */
const createLoader = (assets: URL): ((tag: string) => void) => {
  const asked = new Set<string>();
  return (tag) => {
    const files = widgetFiles[tag];
    if (!files || asked.has(tag)) return;
    asked.add(tag);
    // All at once: left to themselves, the files would find each other one round trip after the other.
    Promise.all(files.map((file) => import(new URL(file, assets).href))).catch((error: unknown) => {
      asked.delete(tag);
      console.error(`Housing: <${tag}> could not be loaded. Check the network and the page's CSP.`, error);
    });
  };
};

/** Meets every widget tag of the page, now and later; one far below waits until it comes near. */
const watch = (load: (tag: string) => void): void => {
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        sight.unobserve(target);
        load(target.localName);
      }
    },
    { rootMargin: nearBy },
  );
  const meet = (element: Element): void => {
    if (!(element.localName in widgetFiles)) return;
    if (element.getAttribute('loading') === 'eager') load(element.localName);
    else sight.observe(element);
  };
  const all = Object.keys(widgetFiles).join();
  const meetAll = (root: ParentNode): void => {
    root.querySelectorAll(all).forEach(meet);
  };
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        meet(node);
        if (node.firstElementChild) meetAll(node);
      }
  }).observe(document, { childList: true, subtree: true });
  meetAll(document);
};

const begin = (script: HTMLScriptElement): void => {
  const source = script.src;
  if (globalThis.Housing) {
    if (globalThis.Housing.source !== source)
      console.warn(`Housing: ${source} stands back, ${globalThis.Housing.source} already runs on this page.`);
    return;
  }
  const { key, apiBase } = script.dataset;
  globalThis.Housing = {
    source,
    connection: { apiBase: apiBase ?? new URL(source).origin, ...(key && { key }) },
  };
  watch(createLoader(new URL('/assets/', source)));
};

// Only a classic script that is running knows its own tag.
if (document.currentScript instanceof HTMLScriptElement) begin(document.currentScript);
