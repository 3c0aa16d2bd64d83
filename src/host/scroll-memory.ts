/** Scroll positions by entry of the history, so that Back finds its place. */

const storageKey = 'housing-scroll';

// The browser restores the position before the results are drawn again, and so ends at the top.
let current = 'first';
let count = 0;
let positions: Record<string, number> = {};

const entryOf = (state: unknown): string => {
  const entry = (state as { entry?: unknown } | null)?.entry;
  return typeof entry === 'string' ? entry : 'first';
};

const newEntry = (): string => {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
};

/** Names the entry of a reloaded page, so that it is not taken for the one before. */
const nameEntry = (): void => {
  const state = history.state as object | null;
  if (entryOf(state) === 'first') history.replaceState({ ...state, entry: newEntry() }, '');
};

/** Stores the scroll position and returns the name of the next entry; a replaced entry keeps its name. */
export const leaveEntry = (isReplaced: boolean): string => {
  positions[current] = scrollY;
  if (isReplaced) return current;
  stopReturning();
  current = newEntry();
  return current;
};

/** Returns the height in px at which an entry was left; 0 for one never seen. */
const leftAt = (entry: string): number => positions[entry] ?? 0;

let stopReturning = (): void => undefined;

const userMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Sets whether cards that are far away are laid out too, so that the page has its exact height. */
const layOutFarCards = (isWanted: boolean): void => {
  const { style } = document.documentElement;
  if (isWanted) style.setProperty('--h-far-cards', 'visible');
  else style.removeProperty('--h-far-cards');
};

/** Milliseconds without growth after which a page has its final height. */
const patience = 2500;

/** Milliseconds at the position after which restoring ends: before, the old page may still be shown. */
const calm = 1000;

/** Scrolls to a height as soon as the page reaches it; gives up when the person scrolls or the page grows no more. */
export const scrollBackTo = (height: number): void => {
  let since = performance.now();
  let stood = -1;
  stopReturning();
  const moved = new AbortController();
  stopReturning = () => {
    moved.abort();
    layOutFarCards(false);
  };
  layOutFarCards(height > 0);
  for (const name of userMoves)
    addEventListener(name, stopReturning, { passive: true, signal: moved.signal });
  const attempt = (): void => {
    if (moved.signal.aborted) return;
    if (scrollY !== stood) since = performance.now();
    scrollTo({ top: height, behavior: 'instant' });
    stood = scrollY;
    const isThere = Math.abs(scrollY - height) < 2;
    if (performance.now() - since < (isThere ? calm : patience)) requestAnimationFrame(attempt);
    else stopReturning();
  };
  attempt();
};

const readPositions = (): Record<string, number> => {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
};

const keepPositions = (): void => {
  positions[current] = scrollY;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top.
  }
};

/** Takes over from the browser; `onReturn` is called with the height of the entry that Back or Forward reached. */
export const rememberScroll = (onReturn: (height: number) => void): (() => void) => {
  positions = readPositions();
  nameEntry();
  current = entryOf(history.state);
  history.scrollRestoration = 'manual';
  const popped = (): void => {
    positions[current] = scrollY;
    current = entryOf(history.state);
    onReturn(leftAt(current));
  };
  addEventListener('popstate', popped);
  addEventListener('pagehide', keepPositions);
  if (leftAt(current) > 0) onReturn(leftAt(current));
  return () => {
    stopReturning();
    removeEventListener('popstate', popped);
    removeEventListener('pagehide', keepPositions);
  };
};
