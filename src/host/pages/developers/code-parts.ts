/** Cuts code into parts that are shown in colours of their own: by its shape alone, so that no text is lost or changed. */

/** What a part is: words of the language and tags, texts, comments; '' is all else. */
type PartKind = 'word' | 'text' | 'comment' | '';

/** A part of code. */
export interface CodePart {
  readonly kind: PartKind;
  readonly text: string;
}

/** How a language is cut. */
interface Grammar {
  /** Matches at every place, in linear time (docs/decisions/0062); its groups: a comment, a text, a tag, a name. */
  readonly pattern: RegExp;
  /** Tells whether a name is a word of the language, by what stands before it. */
  readonly isWord: (name: string, before: string) => boolean;
}

const words = new Set(
  `import from export default const let function return async await new if else for of in type interface class extends true false
  null undefined as declare module namespace throw echo array`.split(/\s+/),
);

const script: Grammar = {
  pattern:
    /(\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?|\/\/[^\n]*)|("(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?|`(?:[^`\\]|\\.)*`?)|(<[/?]?[a-z][\w.-]*)|([\w$@][\w-]*)|./gsy,
  isWord: (name) => words.has(name) || name.startsWith('@'),
};
const markup: Grammar = {
  pattern:
    /(<!--(?:[^-]|-(?!->))*(?:-->)?)|=("[^"]*"?|'[^']*'?|\{[^}]*\}?)|(<[!?/]?[A-Z][\w:.-]*)|([@:\w][@:\w.-]*)|./gisy,
  isWord: () => false,
};
const css: Grammar = {
  pattern: /(\/\*(?:[^*]|\*(?!\/))*(?:\*\/)?)|("[^"\n]*"?|'[^'\n]*'?)|(@[\w-]+)|([\w-]+)|./gsy,
  isWord: () => false,
};
const json: Grammar = {
  pattern: /((?!))|("(?:[^"\\]|\\.)*"?)|((?!))|(\w+)|./gsy,
  isWord: (name) => words.has(name),
};
const shell: Grammar = {
  pattern: /(#[^\n]*)|("[^"]*"?|'[^']*'?)|((?!))|([\w./-]+)|./gsy,
  isWord: (_, before) => before === '' || before === '\n',
};

const cutBy = ({ pattern, isWord }: Grammar, code: string): CodePart[] => {
  const parts: { kind: PartKind; text: string }[] = [];
  const add = (kind: PartKind, text: string): void => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text) parts.push({ kind, text });
  };
  for (const { 0: whole, 1: comment, 2: text, 3: tag, 4: name = '', index } of code.matchAll(pattern)) {
    const piece = comment ?? text ?? tag ?? name;
    add('', whole.slice(0, whole.length - piece.length));
    if (comment) add('comment', piece);
    else if (text) add(code[index + whole.length] === ':' ? '' : 'text', piece);
    else if (tag) add('word', piece);
    else add(isWord(piece, code.charAt(index - 1)) ? 'word' : '', piece);
  }
  return parts;
};

/** Markup with scripts and styles in it, each cut as what it is. */
const cutMarkup = (code: string): CodePart[] => {
  const parts: CodePart[] = [];
  let end = 0;
  for (const { 0: tag, 1: name = '', index } of code.matchAll(/<(script|style)\b[^<>]*>/g)) {
    if (index < end) continue;
    const from = index + tag.length;
    const close = code.indexOf(`</${name}`, from);
    const to = close < 0 ? code.length : close;
    parts.push(...cutBy(markup, code.slice(end, from)));
    parts.push(...cutBy(name === 'style' ? css : script, code.slice(from, to)));
    end = to;
  }
  return [...parts, ...cutBy(markup, code.slice(end))];
};

const scripts = ['js', 'jsx', 'ts', 'tsx', 'php', 'react', 'next', 'angular'];
const grammars: Readonly<Record<string, Grammar>> = {
  ...{ css, json, sh: shell },
  ...Object.fromEntries(scripts.map((name) => [name, script])),
};
const markups = ['html', 'wordpress', 'vue', 'nuxt', 'svelte', 'astro', 'tagManager'];

/** Cuts code of a language, or of a system that /partners knows; a language without a grammar stays whole. */
export const partsOfCode = (code: string, language: string): readonly CodePart[] => {
  if (markups.includes(language)) return cutMarkup(code);
  const grammar = grammars[language];
  return grammar ? cutBy(grammar, code) : [{ kind: '', text: code }];
};
