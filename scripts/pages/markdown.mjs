/**
 * Markdown as a tree of plain data (docs/decisions/0036).
 * A node is a text or `{ t: tag, c: children }` with `h` a link's address, `i` an id, `s` and `a` a picture's key and words, `l` the
 * language of code.
 */
import { Lexer } from 'marked';

const tags = { paragraph: 'p', strong: 'strong', em: 'em', codespan: 'code', blockquote: 'blockquote' };

/** Returns the id of a heading. */
export const slugOf = (text) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the text of a node without its marks. */
export const plainText = (node) => {
  if (typeof node === 'string') return node;
  if (node.t === 'li' || node.t === 'td' || node.t === 'th') return `${node.c.map(plainText).join('')} `;
  return (node.c ?? []).map(plainText).join('');
};

const unescape = (text) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const cellsOf = (tag, cells, read) => cells.map(({ tokens }) => ({ t: tag, c: read(tokens) }));

const tableOf = ({ header, rows }, read) => ({
  t: 'table',
  c: [
    { t: 'thead', c: [{ t: 'tr', c: cellsOf('th', header, read) }] },
    { t: 'tbody', c: rows.map((row) => ({ t: 'tr', c: cellsOf('td', row, read) })) },
  ],
});

const isAddress = (href) => /^(\/(?!\/)|https:\/\/|mailto:|#)/.test(href);

/** Makes the function that turns Markdown's tokens into nodes; it throws, naming the file, on what pages do not use. */
const reader = (file) => {
  const wrong = (what) => {
    throw new Error(`${file} ${what}`);
  };
  const special = {
    space: () => [],
    text: (token) => (token.tokens ? read(token.tokens) : [unescape(token.text)]),
    escape: (token) => [token.text],
    html: () => wrong('has HTML in it; write it in Markdown'),
    br: () => [{ t: 'br' }],
    code: ({ lang, text }) => [{ t: 'pre', l: lang ?? '', c: [text] }],
    heading: ({ depth, tokens, text }) =>
      depth === 2 || depth === 3
        ? [{ t: `h${depth}`, i: slugOf(text), c: read(tokens) }]
        : wrong(`has a heading of level ${depth}; the title is level 1, parts are 2 and 3: ${text}`),
    link: ({ href, tokens }) =>
      isAddress(href)
        ? [{ t: 'a', h: href, c: read(tokens) }]
        : wrong(`links to "${href}"; give a path or an https address`),
    image: ({ href, text }) =>
      text ? [{ t: 'img', s: href, a: text }] : wrong(`shows ${href} without words for who cannot see it`),
    list: ({ ordered, items }) => [
      { t: ordered ? 'ol' : 'ul', c: items.map(({ tokens }) => ({ t: 'li', c: read(tokens) })) },
    ],
    table: (token) => [tableOf(token, read)],
  };
  const readOne = (token) => {
    if (special[token.type]) return special[token.type](token);
    const tag = tags[token.type] ?? wrong(`uses "${token.type}", which pages do not draw`);
    return [{ t: tag, c: token.tokens ? read(token.tokens) : [unescape(token.text)] }];
  };
  const joined = (nodes) =>
    nodes.reduce((all, node) => {
      if (typeof node === 'string' && typeof all.at(-1) === 'string') all.push(all.pop() + node);
      else all.push(node);
      return all;
    }, []);
  const read = (tokens) => joined(tokens.flatMap(readOne));
  return read;
};

/** Reads Markdown into nodes. */
export const readMarkdown = (markdown, file) => reader(file)(new Lexer({ gfm: true }).lex(markdown));
