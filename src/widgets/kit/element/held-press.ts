/** Presses that come before a widget lives: what is drawn looks as if it could be pressed, and nothing hears it yet. */

/** Milliseconds after which a link no longer waits for a widget whose files do not come. */
const patience = 5000;

/**
 * Keeps the last press on the controls of a drawn view and does it when the widget has taken the view over.
 * @param inner what the widget takes over, marked by `data-first` until then
 * @param controls the selector of what waits; with what it leaves out the browser does at once what it does
 */
export const holdPress = (inner: HTMLElement, controls: string): void => {
  const heard = new AbortController();
  let held: HTMLElement | null = null;
  const release = (): void => {
    heard.abort();
    held?.click();
  };
  const hold = (event: MouseEvent): void => {
    const isNewWindow = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    const control = (event.target as Element).closest<HTMLElement>(controls);
    if (!control || isNewWindow) return;
    event.preventDefault();
    held = control;
    if (control.localName === 'a')
      setTimeout(() => {
        if (held === control && !heard.signal.aborted) release();
      }, patience);
  };
  inner.addEventListener('click', hold, { signal: heard.signal });
  new MutationObserver((_, observer) => {
    observer.disconnect();
    release();
  }).observe(inner, { attributeFilter: ['data-first'] });
};
