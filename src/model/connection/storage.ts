/** Local storage that may be missing, full or forbidden; keys are literal on the host, prefixed on partner pages (C-63). */
import { isOwnSite, type PageConnection } from './page-connection.js';

const keyFor = (name: string, connection: PageConnection | null): string =>
  isOwnSite(connection) ? name : `housing:${name}`;

/** Reads a text; null when there is none or storage is forbidden. */
export const readStored = (name: string, connection: PageConnection | null): string | null => {
  try {
    return localStorage.getItem(keyFor(name, connection));
  } catch {
    return null;
  }
};

/** Writes a text, or removes it when it is null; does nothing when storage is forbidden. */
export const writeStored = (name: string, text: string | null, connection: PageConnection | null): void => {
  try {
    if (text === null) localStorage.removeItem(keyFor(name, connection));
    else localStorage.setItem(keyFor(name, connection), text);
  } catch {
    // Everything works without what is stored here.
  }
};
