/** Lets the browser check every file of the widgets, when the page asked for that on the script itself. */
import { integrity } from 'virtual:build';

/**
 * Reads the list of hashes, itself checked, and hands it to the browser as an import map. Without `integrity` on the
 * page's script tag nothing is done; a page whose policy refuses the map has its files unchecked, and loads them.
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
    // It has done its work once it was in the page, which stays as it was.
    document.head.append(map);
    map.remove();
  } catch {
    // The page demands trusted types for scripts.
  }
};
