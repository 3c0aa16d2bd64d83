/** Reads TypeScript sources without running them: declarations, literals and doc comments. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

/** Parses a file. */
export const parse = (file) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
/** Stops the reading of a file with the reason. */
export const fail = (file, what) => {
  throw new Error(`${file}: ${what}`);
};

/** Every node below one for which the test is true. */
export function findAll(node, test, found = []) {
  if (test(node)) found.push(node);
  node.forEachChild((child) => void findAll(child, test, found));
  return found;
}

/** An expression without the types that are said of it. */
export const bare = (node) =>
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
export function valueOf(expression, source) {
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

/** The property of an object that is written out. */
export const propertyOf = (object, name) =>
  object.properties.find((property) => property.name.getText() === name);
const joined = (text) =>
  text
    .split('\n')
    .map((line) => line.trim().replace(/^\*\s*/, ''))
    .filter(Boolean)
    .join(' ')
    .trim();

/** The tags of a node's doc comment as `[name, text]`, and the text before them. */
export function docOf(node) {
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
