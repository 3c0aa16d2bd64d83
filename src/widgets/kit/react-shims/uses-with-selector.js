/** Stands in for use-sync-external-store/with-selector: one selection per snapshot, kept while it is equal. */
import { useCallback, useDebugValue, useMemo, useRef, useSyncExternalStore } from 'react';

export function useSyncExternalStoreWithSelector(
  subscribe,
  getSnapshot,
  getServerSnapshot,
  selector,
  isEqual,
) {
  const held = useRef({ has: false, value: undefined });
  const select = useMemo(() => {
    let seen = false;
    let snapshot;
    let selection;
    return (next) => {
      if (seen && Object.is(snapshot, next)) return selection;
      const chosen = selector(next);
      const before = seen ? { has: true, value: selection } : held.current;
      selection = before.has && isEqual?.(before.value, chosen) ? before.value : chosen;
      snapshot = next;
      seen = true;
      return selection;
    };
  }, [selector, isEqual]);
  const read = useCallback(() => select(getSnapshot()), [select, getSnapshot]);
  const readOnServer = getServerSnapshot ? () => select(getServerSnapshot()) : undefined;
  const value = useSyncExternalStore(subscribe, read, readOnServer);
  held.current = { has: true, value };
  useDebugValue(value);
  return value;
}

export default { useSyncExternalStoreWithSelector };
