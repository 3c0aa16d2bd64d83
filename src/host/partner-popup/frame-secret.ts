/** The secret for the tickets of a page: in the frame's partitioned storage, or in memory where there is none. */
const memory = new Map<string, string>();

declare global {
  interface Window {
    /** Read by other frames of ours in the same page; no other origin can. */
    housingSecrets?: ReadonlyMap<string, string>;
  }
}
window.housingSecrets = memory;

const nameOf = (key: string, origin: string): string => `partner-frame ${key} ${origin}`;

/** Stores a secret; returns whether it outlives this frame. */
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
      // A frame of another origin.
    }
  return undefined;
};

/** Finds the secret of a page; undefined when there is none. */
export const findSecret = (key: string, origin: string): string | undefined => {
  const name = nameOf(key, origin);
  try {
    const kept = localStorage.getItem(name);
    if (kept !== null) return kept;
  } catch {
    // The frame that received it may still be in the page.
  }
  return memory.get(name) ?? ofSiblings(name);
};
