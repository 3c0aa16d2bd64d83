/** Brings the card of an offered contact into view, once it has been drawn (G-02: back to the same place). */

/** Milliseconds between two tries, and how many there are. */
const pause = 250;
const looks = 40;

/** Looks for the buttons of a listing beside an element until they are there; returns the function that stops. */
export const showButtonsOf = (beside: HTMLElement, id: string): (() => void) => {
  let left = looks;
  const look = () => {
    const root = beside.getRootNode() as Document | ShadowRoot;
    const found = root.querySelector(`[data-contact="${CSS.escape(id)}"]`);
    left -= 1;
    if (found) found.scrollIntoView({ block: 'center' });
    if (found || left === 0) clearInterval(timer);
  };
  const timer = setInterval(look, pause);
  return () => {
    clearInterval(timer);
  };
};
