/** Loads the results of the first address while their widget is still loading. */
import { createWatch, type Scope, scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { SearchAddress } from '../../../model/rules/filter-url.js';
import { isDrawnInTag } from '../../server-content.js';

// A failure is ignored here: the widget needs the same file and shows the failure.
const openSearch = async (scope: Scope, address: SearchAddress): Promise<void> => {
  const { $searches, searchOpened } = await import('../../../model/search/search.js');
  scopeBind(searchOpened, { scope })({ group: '', address });
  const isAnswered = () => ['ready', 'failed'].includes(scope.getState($searches)['']?.status ?? '');
  if (isAnswered()) return;
  await new Promise<void>((resolve) => {
    const stop = createWatch({
      unit: $searches,
      scope,
      fn: () => {
        if (!isAnswered()) return;
        stop();
        resolve();
      },
    });
  });
};

/**
 * Opens the search once per visit to the page. The widget opens the same one later, which then sends no request; later
 * addresses are opened only by the widget, so that an older one never follows a newer one. Returns whether the request
 * is over.
 */
export const useEarlySearch = (address: SearchAddress): boolean => {
  const scope = useProvidedScope();
  // A widget that lives in the tag the server drew has its results, and may have another search by now.
  const isDone = useRef(isDrawnInTag());
  const [isAnswered, setIsAnswered] = useState(false);
  useEffect(() => {
    if (!scope || isDone.current) return;
    isDone.current = true;
    openSearch(scope, address)
      .catch(() => undefined)
      .finally(() => setIsAnswered(true));
  }, [address, scope]);
  return isAnswered;
};
