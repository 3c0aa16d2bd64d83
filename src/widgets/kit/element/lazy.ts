/** Loads a widget's second file while the first is already drawn. */
import { useEffect, useState } from 'react';

/** Brings parts that come later: `load` fetches them once for the page, `useParts` answers them when they are there. */
export interface Lazy<Parts> {
  load: () => Promise<Parts>;
  /** Fetches after the given milliseconds; what failed to load is asked for again by the next widget. */
  useParts: (patience?: number) => Parts | undefined;
}

/** Makes the two from the import of the file. */
export function lazy<Parts>(fetchFile: () => Promise<{ lazyParts: Parts }>): Lazy<Parts> {
  let loaded: Parts | undefined;
  const load = async (): Promise<Parts> => {
    loaded ??= (await fetchFile()).lazyParts;
    return loaded;
  };
  const useParts = (patience = 0): Parts | undefined => {
    const [parts, setParts] = useState(loaded);
    useEffect(() => {
      if (parts) return;
      const fetchParts = (): void => {
        load().then(setParts, console.error);
      };
      if (patience === 0) {
        fetchParts();
        return;
      }
      const timer = setTimeout(fetchParts, patience);
      return () => {
        clearTimeout(timer);
      };
    }, [parts, patience]);
    return parts;
  };
  return { load, useParts };
}
