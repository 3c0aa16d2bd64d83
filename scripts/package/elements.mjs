/** Reads the API of the widgets from their element files, the only source of types, editor data and reference. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

const parse = (file) => ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
const fail = (file, what) => {
  throw new Error(`${file}: ${what}`);
};

/** Every node below one for which the test is true. */
function findAll(node, test, found = []) {
  if (test(node)) found.push(node);
  node.forEachChild((child) => void findAll(child, test, found));
  return found;
}

const bare = (node) =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? bare(node.expression) : node;

/** What an imported name holds, when it is a list or table written out where it is declared. */
function importedValue(name, source) {
  const from = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) =>
    importClause
      ?.getText()
      .split(/[{},\s]+/)
      .includes(name),
  );
  const target = from
    ? join(dirname(source.fileName), from.moduleSpecifier.text.replace(/\.js$/, '.ts'))
    : source.fileName;
  const home = from ? parse(target) : source;
  const [declared] = findAll(home, (node) => ts.isVariableDeclaration(node) && node.name.getText() === name);
  return declared ? valueOf(declared.initializer, home) : fail(source.fileName, `${name} cannot be found`);
}

/** The value of an expression of literals. */
function valueOf(expression, source) {
  const node = bare(expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map((element) => valueOf(element, source));
  if (ts.isIdentifier(node)) return importedValue(node.text, source);
  if (!ts.isObjectLiteralExpression(node)) return fail(source.fileName, `${node.getText()} is no literal`);
  return Object.fromEntries(
    node.properties.map(({ name, initializer }) => [name.text, valueOf(initializer, source)]),
  );
}

const propertyOf = (object, name) => object.properties.find((property) => property.name.getText() === name);
const joined = (text) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s*/, ''))
    .filter(Boolean)
    .join(' ')
    .trim();

/** The tags of a doc comment as `[name, text]`, and the text before them. */
function docOf(node) {
  const comment =
    /\/\*\*([\s\S]*?)\*\/\s*$/.exec(
      node.getFullText().slice(0, node.getStart() - node.getFullStart()),
    )?.[1] ?? '';
  const [text = '', ...tags] = comment.replace(/^[\t ]*\* ?/gm, '').split(/^@/m);
  return {
    text: joined(text),
    tags: tags.map((tag) => {
      const [, name, rest] = /^(\w+)\b([\s\S]*)$/.exec(tag);
      return [name, joined(rest)];
    }),
  };
}

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

function readElement(file, shared) {
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
  };
}

/**
 * Returns every widget: its tag, class name, description, attributes (own ones first), properties, events, slots and parts.
 * Throws when an item has no description or cannot be read.
 */
export function readElements(root) {
  const widgets = join(root, 'src/widgets');
  const shared = sharedAttributes(root);
  return readdirSync(widgets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[\w-]+[\\/]element\.ts$/.test(file))
    .sort()
    .map((file) => readElement(join(widgets, file), shared));
}
