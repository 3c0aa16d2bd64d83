/** The one constructable style sheet that every shadow root, and the host's document, adopts. */
import { css as gooberCss } from 'goober';

/** The sheet itself: no style element is ever made, so a strict Content-Security-Policy lets everything pass. */
export const sheet = new CSSStyleSheet();

/** Appends plain CSS rules to the sheet. */
export function addRules(text: string): void {
  // insertRule takes one rule: one around them all. A selector that this browser lacks loses its own rule only.
  sheet.insertRule(`@media all{${text}}`, sheet.cssRules.length);
}

const written = new Set<string>();

// All that goober asks of a target: a first child in whose data it looks for a class before it appends it. A text would
// be searched, and copied, from its beginning for every class; a set is not.
const target = {
  querySelector: () => ({
    parentNode: true,
    firstChild: {
      get data() {
        return { indexOf: (text: string) => (written.has(text) ? 0 : -1), toString: () => '' };
      },
      set data(text: unknown) {
        written.add(text as string);
        addRules(text as string);
      },
    },
  }),
};

/** Makes a class of the declarations, every one of which must end with `;` (goober drops a last one without). */
export const css = gooberCss.bind({ target });

/** Makes an animation and returns its name. */
export const keyframes = gooberCss.bind({ target, k: 1 });

/** Makes the sheet apply inside a shadow root or a document; does nothing when it already does. */
export function adopt(root: ShadowRoot | Document): void {
  if (root.adoptedStyleSheets.includes(sheet)) return;
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
