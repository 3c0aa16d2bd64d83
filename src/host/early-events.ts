/** What a widget tells the site before its code has come: the server has drawn the page, and its widget lives first. */
import { holdPress } from '../widgets/kit/element/held-press.js';

/** Keeps the last press of a button that the server has drawn until its widget lives; a link of ours opens without it. */
export const holdDrawnPresses = (): void => {
  for (const widget of document.querySelectorAll('#root *')) {
    const inner = widget.shadowRoot?.querySelector<HTMLElement>('[data-first]');
    if (inner) holdPress(inner, 'button');
  }
};

interface SearchChange {
  query: string;
}

/** Finds the control that is pressed but closed: the event goes to what it stands in. */
const closedControlAt = ({ clientX, clientY }: MouseEvent): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[inert]')].find((control) => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
  });

/**
 * Holds the events that open a page of the site, and the last press of a control that is still closed; a search that was
 * changed is in the address at once. Returns the function that ends this and sends what is held to the site.
 */
export const holdEarlyEvents = (): (() => void) => {
  const held: CustomEvent<unknown>[] = [];
  let pressed: HTMLElement | undefined;
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
  const rememberPress = (event: MouseEvent): void => {
    // A press that was kept for a widget is no press of the frame.
    if (event.isTrusted) pressed = closedControlAt(event);
  };
  document.addEventListener('click', rememberPress, { signal });
  document.addEventListener('housing-sign-in', hold, { signal });
  document.addEventListener('housing-search-change', showInAddress, { signal });
  return () => {
    heard.abort();
    const init = { bubbles: true, composed: true, cancelable: true };
    for (const { type, target, detail } of held)
      target?.dispatchEvent(new CustomEvent(type, { ...init, detail }));
    pressed?.focus();
    pressed?.click();
  };
};
