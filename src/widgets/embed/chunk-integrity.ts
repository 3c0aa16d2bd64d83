/** Lets the browser check every file of the widgets, when the page asked for that on the script itself. */
import { integrity } from 'virtual:build';

/**
 * Loads the list of hashes, itself checked, and adds it to the page as an import map. Does nothing without `integrity` on
 * the script's tag; on a page whose policy refuses the map, files are loaded unchecked (docs/decisions/0025).
 */
export const checkFiles = async (script: HTMLScriptElement, base: URL): Promise<void> => {
  if (!script.integrity) return;
  const answer = await fetch(new URL('integrity.json', base), { integrity });
  const hashes = Object.entries<string>((await answer.json()) as Record<string, string>);
  const map = document.createElement('script');
  map.type = 'importmap';
  map.nonce = script.nonce;
  const absolute = hashes.map(([file, hash]) => [new URL(file, base).href, hash] as const);
  try {
    map.textContent = JSON.stringify({ integrity: Object.fromEntries(absolute) });
    // The map applies once it was in the page, so its tag is removed.
    document.head.append(map);
    map.remove();
  } catch {
    // The page requires Trusted Types for scripts.
  }
};
