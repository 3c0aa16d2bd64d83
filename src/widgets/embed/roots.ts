/** The trees of a page that may hold widget tags: the document, the shadow roots within it, and those that a page names. */

/** A document or shadow root. */
export type Root = Document | ShadowRoot;

/** Finds elements in all known roots; made by createRoots. */
export interface Roots {
  /** Lists what a selector names in every root that is still on the page. */
  find: (selector: string) => Element[];
  /** Looks through a root and the open ones within it, now and whenever something is added. */
  discover: (root: Root) => void;
}

/**
 * Makes the finder. `meet` is called with each element, maybe more than once. Closed roots cannot be seen, nor open ones that
 * an element gets later than its class: the page names them (`Housing.discover`). Into the roots of `ours` nobody looks.
 */
export const createRoots = (ours: object, meet: (element: Element) => void): Roots => {
  const roots = new Set<Root>();
  const waited = new Set<string>();
  const find = (selector: string): Element[] =>
    [...roots].flatMap((root) => {
      if (root.isConnected) return [...root.querySelectorAll(selector)];
      roots.delete(root);
      return [];
    });
  const look = (element: Element): void => {
    const { localName, shadowRoot } = element;
    meet(element);
    if (localName in ours) return;
    if (shadowRoot) discover(shadowRoot);
    else if (localName.includes('-') && !waited.has(localName)) {
      waited.add(localName);
      // Its class gives it a root; frameworks' own tags never get one, and cost one promise a name.
      void customElements.whenDefined(localName).then(() => {
        find(localName).forEach(look);
      });
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(look);
  });
  const discover = (root: Root): void => {
    if (!roots.has(root)) observer.observe(root, { childList: true, subtree: true });
    roots.add(root);
    root.querySelectorAll('*').forEach(look);
  };
  return { find, discover };
};
