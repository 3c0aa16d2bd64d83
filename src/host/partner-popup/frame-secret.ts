/** What opens tickets for a page: kept in this frame's own partition, or in memory where there is no storage. */
const memory = new Map<string, string>();

declare global {
  interface Window {
    /** Other frames of ours in the same page look here; no page of another origin can. */
    housingSecrets?: ReadonlyMap<string, string>;
  }
}
window.housingSecrets = memory;

const nameOf = (key: string, origin: string): string => `partner-frame ${key} ${origin}`;

/** Keeps a secret; answers whether it outlives this frame. */
export const keepSecret = (key: string, origin: string, secret: string): boolean => {
  memory.set(nameOf(key, origin), secret);
  try {
    localStorage.setItem(nameOf(key, origin), secret);
    return true;
  } catch {
    return false;
  }
};

const ofSiblings = (name: string): string | undefined => {
  for (let at = 0; at < parent.length; at += 1)
    try {
      const found = parent[at]?.housingSecrets?.get(name);
      if (found !== undefined) return found;
    } catch {
      // Somebody else's frame.
    }
  return undefined;
};

/** Finds the secret of a page; undefined when none was handed over. */
export const findSecret = (key: string, origin: string): string | undefined => {
  const name = nameOf(key, origin);
  try {
    const kept = localStorage.getItem(name);
    if (kept !== null) return kept;
  } catch {
    // The frame that took it may still be in the page.
  }
  return memory.get(name) ?? ofSiblings(name);
};
