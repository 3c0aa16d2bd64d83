/** What an element finds around it, also across shadow roots. */

/** Lists the roots of an element, its own first and the document last. */
export function rootsOf(element: Element): Node[] {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? [root, ...rootsOf(root.host)] : [root];
}

/** Reads an attribute from the element or its closest ancestor, also across shadow roots; null when none has it. */
export function closestAttribute(element: Element, name: string): string | null {
  let from: Element | null = element;
  while (from) {
    const owner: Element | null = from.closest(`[${name}]`);
    if (owner) return owner.getAttribute(name);
    const root = from.getRootNode();
    from = root instanceof ShadowRoot ? root.host : null;
  }
  return null;
}
