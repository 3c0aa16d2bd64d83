/** Presses that come before a widget lives: what is drawn looks as if it could be pressed, and nothing hears it yet. */

/** Milliseconds after which a press no longer waits for files that do not come. */
const patience = 5000;

/**
 * Keeps the last press on the controls of a drawn view and does it when the widget has taken the view over. If it has not come in
 * time, a link is followed and a button forgotten: who pressed it has moved on.
 * @param inner what the widget takes over, marked by `data-first` until then
 * @param controls the selector of what waits; with what it leaves out the browser does at once what it does
 */
export const holdPress = (inner: HTMLElement, controls: string): void => {
  const heard = new AbortController();
  let held: HTMLElement | undefined;
  /** Ends the waiting, and presses once what is still there. */
  const release = (): void => {
    heard.abort();
    observer.disconnect();
    if (held?.isConnected) held.click();
  };
  const observer = new MutationObserver(release);
  const hold = (event: MouseEvent): void => {
    const isNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || isNewWindow) return;
    event.preventDefault();
    held = control;
    setTimeout(() => {
      if (held !== control || heard.signal.aborted) return;
      if (control.localName === 'a') release();
      else held = undefined;
    }, patience);
  };
  inner.addEventListener('click', hold, { signal: heard.signal });
  observer.observe(inner, { attributeFilter: ['data-first'] });
};
