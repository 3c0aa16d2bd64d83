/** Every catalogue in Hindi and Marathi: no foreign word outside the list, and the words of the glossaries. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allowedLatin } from './allowed-latin.js';

const test = suite('words/catalogues');

const root = process.cwd();
const tongues = { hi: 'Hindi', mr: 'Marathi' } as const;
type Tongue = keyof typeof tongues;

const filesOf = (folder: string, isWanted: (name: string) => boolean): string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isWanted(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));

const cataloguesOf = (language: Tongue | 'en'): string[] => filesOf(`words/${language}`, () => true);

interface Text {
  file: string;
  text: string;
}

const isKey = (node: ts.Node): boolean =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  ts.isImportDeclaration(node.parent) ||
  ts.isLiteralTypeNode(node.parent) ||
  // A comparison or an argument names a value of the code, not a text.
  ts.isBinaryExpression(node.parent) ||
  (ts.isCallExpression(node.parent) && node.parent.arguments[0] === node);

const pieceOf = (node: ts.Node): string | undefined =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    ? node.text
    : undefined;

/** Every piece of text a catalogue says, without its keys. */
const textsIn = (file: string): Text[] => {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const texts: Text[] = [];
  const walk = (node: ts.Node): void => {
    const text = pieceOf(node);
    if (text !== undefined && text.trim() !== '' && !isKey(node))
      texts.push({ file: file.slice(root.length + 1), text });
    ts.forEachChild(node, walk);
  };
  walk(source);
  return texts;
};

/** Addresses, tags, file names and names with hyphens are code: they stand so in every language. */
const code = /https?:\/\/\S+|<[a-z-]+>|\bembed\.js\b|--[a-z]+|\b[A-Za-z]+(?:-[A-Za-z]+)+\b/g;

const isAllowed = (word: string): boolean => allowedLatin.has(word) || /^[KMG]?B$/.test(word);

const pagesOf = (context: Tongue): Text[] =>
  filesOf(`content/${context}`, (name) => name.endsWith('.md')).map((file) => ({
    file: file.slice(root.length + 1),
    // Names of fields, keys of topics and pictures, addresses, words in braces and in code are not read; a 0 stands for those.
    text: readFileSync(file, 'utf8')
      .replace(/^(?:topic|picture): .*$/gm, '')
      .replace(/^[a-z]+: /gm, '')
      .replace(/\]\([^)]*\)/g, ']')
      .replace(/`[^`]*`/g, '0')
      .replace(/\{\w+\}/g, '0'),
  }));

/** The words a glossary keeps out: its third column. */
const avoidedIn = (context: Tongue): string[] =>
  readFileSync(join(root, `docs/glossary-${context}.md`), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| English'))
    .flatMap((line) => line.split('|')[3]?.split(',') ?? [])
    .map((word) => word.trim())
    .filter((word) => word !== '');

for (const context of Object.keys(tongues) as Tongue[]) {
  const texts = [...cataloguesOf(context).flatMap(textsIn), ...pagesOf(context)];

  test(`${tongues[context]} holds no Latin word outside the list`, () => {
    const foreign = texts.flatMap(({ file, text }) =>
      (text.replace(code, '').match(/[A-Za-z]+/g) ?? [])
        .filter((word) => !isAllowed(word))
        .map((word) => `${file}: ${word} in “${text.slice(0, 80)}”`),
    );
    assert.equal(foreign, []);
  });

  test(`${tongues[context]} keeps to its glossary`, () => {
    const avoided = avoidedIn(context);
    assert.ok(avoided.length > 10);
    const wrong = texts.flatMap(({ file, text }) =>
      avoided
        .filter((word) => new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text))
        .map((word) => `${file}: ${word} in “${text.slice(0, 80)}”`),
    );
    assert.equal(wrong, []);
  });

  test(`${tongues[context]} writes digits, quotation marks and signs in one way`, () => {
    const odd = texts
      .filter(({ text }) => /[०-९]|"|[a-z]'|\u00A0|\s[।,]|\s\.(?!\.)/u.test(text))
      .map(({ file, text }) => `${file}: ${text.slice(0, 80)}`);
    assert.equal(odd, []);
  });
}

test('sentences of Hindi end in a danda, those of Marathi in a full stop', () => {
  const ends = (context: Tongue, sign: RegExp) =>
    [...cataloguesOf(context).flatMap(textsIn), ...pagesOf(context)]
      .flatMap(({ file, text }) => text.split('\n').map((line) => ({ file, line })))
      .filter(({ line }) => sign.test(line))
      .map(({ file, line }) => `${file}: ${line}`);
  assert.equal(ends('hi', /[\u0900-\u097F)]{2}\.(?:\*\*)?$/u), []);
  assert.equal(ends('mr', /।/u), []);
});

test('every language has a file for every area', () => {
  const areas = (language: Tongue | 'en') =>
    cataloguesOf(language)
      .map((file) => basename(file))
      .sort();
  assert.equal(areas('hi'), areas('en'));
  assert.equal(areas('mr'), areas('en'));
  assert.ok(areas('en').length > 10);
});

test.run();
