/** Reads the API of the widgets from their element files, the only source of types, editor data and reference. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { readCssProperties } from './css-properties.mjs';
import { bare, docOf, fail, findAll, parse, propertyOf, valueOf } from './read-source.mjs';

const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

const attributesOf = (object, source, describe) =>
  object.properties.map((property) => {
    const name = property.name.text;
    const spec = valueOf(property.initializer, source);
    const field = camelCase(name);
    return { name, field, description: describe(name, property), ...spec };
  });

/** The attributes that every widget takes, with the comments beside them. */
function sharedAttributes(root) {
  const source = parse(join(root, 'src/widgets/kit/element/define-widget.ts'));
  const [shared] = findAll(
    source,
    (node) => ts.isVariableDeclaration(node) && node.name.getText() === 'shared',
  );
  return attributesOf(bare(shared.initializer), source, (name, property) => {
    return docOf(property).text || fail(source.fileName, `${name} has no comment`);
  });
}

/** `name - text` of every tag of a kind. */
const named = (doc, kind, form = /^(\S+) - (.*)$/) =>
  doc.tags
    .filter(([tag]) => tag === kind)
    .map(([, text]) => form.exec(text) ?? fail(kind, `cannot be read: ${text}`))
    .map(([, name, description]) => ({ name, description }));

function readElement(file, shared, cssProperties) {
  const source = parse(file);
  const [call] = findAll(
    source,
    (node) => ts.isCallExpression(node) && node.expression.getText() === 'defineWidget',
  );
  const [spec] = call.arguments;
  const statement = findAll(source, ts.isVariableStatement).find((each) =>
    each.getText().includes('defineWidget('),
  );
  const doc = docOf(statement);
  const words = new Map(
    named(doc, 'attr', /^\{\w+\} (\S+) - (.*)$/).map(({ name, description }) => [name, description]),
  );
  const own = attributesOf(propertyOf(spec, 'attributes').initializer, source, (name) => {
    return words.get(name) ?? fail(file, `${name} has no @attr`);
  });
  const common = shared.map((each) => ({ ...each, description: words.get(each.name) ?? each.description }));
  const known = new Set([...own, ...common].map(({ name }) => name));
  for (const name of words.keys()) if (!known.has(name)) fail(file, `@attr ${name} is no attribute`);
  return {
    tag: propertyOf(spec, 'tag').initializer.text,
    className: call.parent.name.text,
    description: doc.text,
    attributes: [...own, ...common],
    properties: named(doc, 'prop', /^\{\w+\} (\S+) - (.*)$/),
    events: named(doc, 'fires'),
    slots: doc.tags
      .filter(([tag]) => tag === 'slot')
      .map(([, text]) => /^(\S*?)\s*- (.*)$/.exec(text) ?? fail('slot', `cannot be read: ${text}`))
      .map(([, name, description]) => ({ name, description })),
    parts: named(doc, 'part'),
    cssProperties,
  };
}

/**
 * Returns every widget: its tag, class name, description, attributes (own ones first), properties, events, slots, parts and
 * custom properties of CSS.
 * Throws when an item has no description or cannot be read.
 */
export function readElements(root) {
  const widgets = join(root, 'src/widgets');
  const shared = sharedAttributes(root);
  const cssProperties = readCssProperties(root);
  return readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/]element\.ts$/.test(file))
    .sort()
    .map((file) => readElement(join(widgets, file), shared, cssProperties));
}
