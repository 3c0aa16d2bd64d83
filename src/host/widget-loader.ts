/** Loads the files of the widgets: when one is drawn, and earlier when it is likely to be needed. */

const loaders = {
  'search-box': () => import('../widgets/search-box/index.js'),
  results: () => import('../widgets/results/index.js'),
  'listing-detail': () => import('../widgets/listing-detail/index.js'),
  manage: () => import('../widgets/manage/index.js'),
  'post-property': () => import('../widgets/post-property/index.js'),
} as const;

/** Names the widgets of the site. */
export type WidgetName = keyof typeof loaders;

const wanted = new Map<WidgetName, Promise<unknown>>();

/** Loads a widget's files and registers its tag. */
export type LoadWidget = (name: WidgetName) => Promise<unknown>;

/** Loads a widget's files once; after a failure the next call tries again. */
export const loadWidget: LoadWidget = (name) => {
  const known = wanted.get(name);
  if (known) return known;
  const files = loaders[name]();
  wanted.set(name, files);
  files.catch(() => wanted.delete(name));
  return files;
};

interface Connection {
  saveData?: boolean;
}

/** Tells whether the person asked the browser to save data. */
export const isSavingData = (): boolean =>
  (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** Waits until the browser is idle, or `patience` milliseconds at most. */
export const whenIdle = (patience: number): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: patience });
    else setTimeout(resolve, 0);
  });

/** Loads widgets when the page is idle; not for people who save data. */
export const loadWhenIdle = (load: LoadWidget, names: readonly WidgetName[], delay: number): (() => void) => {
  if (isSavingData()) return () => undefined;
  const timer = setTimeout(() => {
    for (const name of names) void load(name).catch(() => undefined);
  }, delay);
  return () => {
    clearTimeout(timer);
  };
};
