/** Drawn HTML as a tree, for pages whose policy lets no markup in: they make its elements one by one. */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { DrawnElement } from '../../src/api/contract/first-cards.schema.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

const elementOf = ({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): DrawnElement => [
  tagName,
  Object.fromEntries(attrs.map(({ name, value }) => [name, value])),
  ...childNodes.flatMap(nodeOf),
];

const nodeOf = (node: Node): (DrawnElement | string)[] => {
  if ('tagName' in node) return [elementOf(node)];
  return 'value' in node ? [node.value] : [];
};

/** Returns the tree of some HTML of one element; null for none. */
export const drawnTree = (html: string): DrawnElement | null => {
  const root = parseFragment(html).childNodes.find((node) => 'tagName' in node);
  return root ? elementOf(root) : null;
};
