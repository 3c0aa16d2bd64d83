/** Drawn HTML as a tree, for pages whose policy lets no markup in: they make its elements one by one. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { DrawnElement } from '../../src/api/contract/first-cards.schema.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Cards of the first frame: more than a phone shows, or a row of a wide screen; the others follow in the frame after. */
const mostOnScreen = 4;

/** A tree, and the cards behind those of a first screen, which are the end of its list. */
export interface DrawnCards {
  drawn: DrawnElement;
  further: DrawnElement[];
}

const partsOf = (node: Node, further: DrawnElement[]): (DrawnElement | string)[] => {
  if ('tagName' in node) return [elementOf(node, further)];
  return 'value' in node ? [node.value] : [];
};

const isCard = (node: Node): boolean =>
  'tagName' in node && node.childNodes.some((child) => child.nodeName === 'article');

const elementOf = (
  { tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element,
  further: DrawnElement[],
): DrawnElement => {
  const content = childNodes.flatMap((child) => partsOf(child, further));
  const onScreen = childNodes.some(isCard) ? mostOnScreen : Infinity;
  further.push(...(content.slice(onScreen) as DrawnElement[]));
  return [
    tagName,
    Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
    ...content.slice(0, onScreen),
  ];
};

/** Returns the tree of some HTML of one element that draws cards; undefined for none. */
export const drawnCards = (html: string): DrawnCards | undefined => {
  const root = parseFragment(html).childNodes.find((node) => 'tagName' in node);
  if (!root) return undefined;
  const further: DrawnElement[] = [];
  return { drawn: elementOf(root, further), further };
};
