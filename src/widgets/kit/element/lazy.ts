/** Loads a widget's second file while the first is already drawn. */
import { useEffect, useState } from 'react';

/** Brings parts that come later: `load` fetches them once for the page, `useParts` answers them when they are there. */
export interface Lazy<Parts> {
  load: () => Promise<Parts>;
  /**
   * Fetches after the given milliseconds, or with null when somebody else does; what failed to load is asked for again by
   * the next widget.
   */
  useParts: (patience?: number | null) => Parts | undefined;
}

/** Makes the two from the import of the file. */
export function lazy<Parts>(fetchFile: () => Promise<{ lazyParts: Parts }>): Lazy<Parts> {
  let loaded: Parts | undefined;
  const waiting = new Set<(parts: Parts) => void>();
  const load = async (): Promise<Parts> => {
    const { lazyParts } = loaded ? { lazyParts: loaded } : await fetchFile();
    loaded = lazyParts;
    waiting.forEach((tell) => {
      tell(lazyParts);
    });
    return lazyParts;
  };
  const useParts = (patience: number | null = 0): Parts | undefined => {
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
      if (parts) return;
      const tell = (came: Parts): void => {
        setParts(came);
      };
      waiting.add(tell);
      const fetchParts = (): void => {
        load().catch(console.error);
      };
      if (patience === 0) fetchParts();
      const timer = patience ? setTimeout(fetchParts, patience) : undefined;
      return () => {
        waiting.delete(tell);
        clearTimeout(timer);
      };
    }, [parts, patience]);
    return parts;
  };
  return { load, useParts };
}
