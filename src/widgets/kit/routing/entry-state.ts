/** What a widget keeps in the page's history: under a name of its own, beside whatever the page keeps there. */

/** Returns the state of the current entry as an object; undefined when the page keeps something else there. */
const pageState = (): Record<string, unknown> | undefined => {
  const state: unknown = history.state;
  if (state === null || state === undefined) return {};
  const isPlain = typeof state === 'object' && !Array.isArray(state);
  return isPlain ? { ...state } : undefined;
};

/** Reads a widget's own part of the state. */
export const readEntry = <T extends object>(name: string): Partial<T> =>
  (pageState()?.[name] as T | undefined) ?? {};

/** Writes a widget's own part into the current entry; does nothing where the page keeps no object. */
export const writeEntry = (name: string, part: object): void => {
  const state = pageState();
  if (state) history.replaceState({ ...state, [name]: part }, '');
};

/** Adds an entry with another address. The page's state goes along: routers take an entry without it for a foreign page. */
export const pushEntry = (name: string, part: object, address: string): void => {
  const state = pageState();
  history.pushState(state ? { ...state, [name]: part } : history.state, '', address);
};
