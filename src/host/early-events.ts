/** What a widget tells the site before its code has come: the server has drawn the page, and its widget lives first. */

interface SearchChange {
  query: string;
}

/**
 * Holds the events that open a page of the site; a search that was changed is in the address at once. Returns the function
 * that ends this and sends the held events to the site.
 */
export const holdEarlyEvents = (): (() => void) => {
  const held: CustomEvent<unknown>[] = [];
  const heard = new AbortController();
  const { signal } = heard;
  const hold = (event: Event): void => {
    event.preventDefault();
    held.push(event as CustomEvent<unknown>);
  };
  const showInAddress = (event: Event): void => {
    const { query } = (event as CustomEvent<SearchChange>).detail;
    history.pushState({ tab: new URLSearchParams(query).get('tab') }, '', `/search?${query}`);
  };
  document.addEventListener('housing-sign-in', hold, { signal });
  document.addEventListener('housing-search-change', showInAddress, { signal });
  return () => {
    heard.abort();
    const init = { bubbles: true, composed: true, cancelable: true };
    for (const { type, target, detail } of held)
      target?.dispatchEvent(new CustomEvent(type, { ...init, detail }));
  };
};
