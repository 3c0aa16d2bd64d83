/** Every requirement that the sources cite has exactly one row in docs/requirements.md. */
import { linesWith } from './source-files.mjs';

/** The page that defines the codes, by its path from the root. */
export const PAGE = 'docs/requirements.md';

const CODE = /(?<!\w)(?:[SCGD]-\d{2,}|R[1-9])(?!\w)/g;
const ROW = /^\| ([A-Z]-?\d+) \|/;
/** Pages that were read while the product was planned, and that no clone has. */
const ELSEWHERE = /\b(DESIGN(\.md)? \d[\d.]*|HOUSE[-]STYLE\b[\d. ]*|[Tt]able W\b|LOOK, [A-Z]\w+)/;

const codesOf = (page) =>
  page.text.split('\n').flatMap((line, index) => {
    const code = ROW.exec(line)?.[1];
    return code === undefined ? [] : [{ code, line: index + 1 }];
  });

const pageIn = (files) => files.find(({ path }) => path === PAGE) ?? { path: PAGE, text: '' };

/** Names every line that cites a code without a row. */
export function undefinedCodes(files) {
  const defined = new Set(codesOf(pageIn(files)).map(({ code }) => code));
  return linesWith(files, (line) => {
    const missing = [...line.matchAll(CODE)].map(([code]) => code).filter((code) => !defined.has(code));
    return missing.length === 0 ? undefined : missing.join(', ');
  });
}

/** Names every row whose code has a row above it. */
export function repeatedCodes(files) {
  const seen = new Set();
  return codesOf(pageIn(files)).flatMap(({ code, line }) => {
    if (seen.has(code)) return [`${PAGE}:${line} ${code}`];
    seen.add(code);
    return [];
  });
}

/** Names every line that points to a page outside the repository. */
export function pagesElsewhere(files) {
  return linesWith(files, (line) => ELSEWHERE.exec(line)?.[0].trimEnd());
}

/** Reads the alias table of the page: the wire's spelling, what is read as well, and what people see. */
export function aliasRows(page) {
  const quoted = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text);
  const [, table = ''] = page.split('| On the wire | Also read | Shown |\n');
  return table
    .split('\n\n')[0]
    .split('\n')
    .slice(1)
    .map((row) => row.split('|').map((cell) => cell.trim()))
    .map(([, wire, others, label]) => ({ wire: quoted(wire)[0], others: quoted(others), label }));
}
