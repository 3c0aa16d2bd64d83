/** Asks for the results of the first address while the widget that shows them is still on its way. */
import { createWatch, type Scope, scopeBind } from 'effector';
import { useProvidedScope } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import type { SearchAddress } from '../../../model/rules/filter-url.js';

// Without the file nothing is asked; the widget needs it too, and says when it does not come.
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
 * Opens the search once per visit to the page. The widget opens the same one when it comes, which then asks nothing;
 * later addresses are the widget's alone, so that an older one never comes after a newer. Answers whether there is an
 * answer, or none to be had.
 */
export const useEarlySearch = (address: SearchAddress): boolean => {
  const scope = useProvidedScope();
  const isDone = useRef(false);
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
