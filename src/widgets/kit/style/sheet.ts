/** The constructable style sheets that every shadow root, and the host's document, adopts. */
import { css as gooberCss } from 'goober';

type Root = ShadowRoot | Document;

/** The sheets, in the order of their rules. No style element is ever made, so a strict Content-Security-Policy lets all pass. */
const sheets: CSSStyleSheet[] = [];

/** Whoever has adopted them, to be told of the next; a root that has left the page may be forgotten. */
const roots = new Set<WeakRef<Root>>();
const adopters = new WeakSet<Root>();

let waiting = '';

/** Makes a sheet of the rules that wait. */
const write = (): void => {
  if (!waiting) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(waiting);
  waiting = '';
  sheets.push(sheet);
  for (const reference of roots) {
    const root = reference.deref();
    // A widget that was moved to the page of a frame has lost its sheets, and may have none of this page.
    if (root && (root.ownerDocument ?? root) === document) root.adoptedStyleSheets.push(sheet);
    else roots.delete(reference);
  }
};

/** Adds plain CSS rules; they apply before the next frame. */
export function addRules(text: string): void {
  // All rules of a file become one sheet: a change to a sheet in use has the browser dress all of its elements anew.
  if (!waiting) queueMicrotask(write);
  waiting += text;
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

/** Makes the rules apply inside a shadow root or a document, those to come too; does nothing when they already do. */
export function adopt(root: Root): void {
  if (adopters.has(root)) return;
  write();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
  roots.add(new WeakRef(root));
  adopters.add(root);
}
