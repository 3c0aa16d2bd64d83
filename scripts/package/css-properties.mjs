/** Reads the custom properties of CSS that a page may set, with the comments beside them. */
import { join } from 'node:path';
import ts from 'typescript';
import { bare, docOf, fail, findAll, parse, valueOf } from './read-source.mjs';

const defaultOf = (value) => (Array.isArray(value) ? `light-dark(${value.join(', ')})` : value);

/**
 * Returns each custom property as `{ name, description, default }`, in the order of the source; what a colour is on light and
 * on dark ground is written as `light-dark()`. Throws when one has no comment.
 */
export function readCssProperties(root) {
  const source = parse(join(root, 'src/widgets/kit/style/tokens.ts'));
  const tableOf = (name) =>
    findAll(source, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name)[0].initializer;
  const propertiesOf = (table) =>
    bare(tableOf(table)).properties.map((property) => ({
      name: `--housing-${property.name.text}`,
      description: docOf(property).text || fail(source.fileName, `${property.name.text} has no comment`),
      default: defaultOf(valueOf(property.initializer, source)),
    }));
  const textSizes = valueOf(tableOf('textSizes'), source).map((size) => ({
    name: `--housing-text-${size}`,
    description: `The size of letters that are ${size} px by default.`,
    default: `${size}px`,
  }));
  return [...propertiesOf('colours'), ...propertiesOf('fixed'), ...textSizes];
}
