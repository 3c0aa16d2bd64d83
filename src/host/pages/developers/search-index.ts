/** The index of the search: known on the server, loaded in the browser when somebody looks for something. */
import { useEffect, useState } from 'react';
import type { IndexedPart } from 'virtual:page-developers/search';

let known: readonly IndexedPart[] | undefined;

/** Makes the index known. */
export const keepIndex = (index: readonly IndexedPart[]): void => {
  known = index;
};

/** Returns the index once it is wanted and there. */
export const useIndex = (isWanted: boolean): readonly IndexedPart[] | undefined => {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!isWanted || known) return;
    let isHere = true;
    import('virtual:page-developers/search').then(
      ({ default: index }) => {
        keepIndex(index);
        if (isHere) redraw((count) => count + 1);
      },
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isWanted]);
  return isWanted ? known : undefined;
};
