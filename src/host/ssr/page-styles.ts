/**
 * The styles of one page, as text that stands inside it: the rules of the kit for the classes it has, and rules for
 * what its elements say in style attributes, which the content policy does not let a page bring.
 */
import { withoutProperties, withoutUnread } from './custom-properties.js';
import { rulesWritten } from './sheet.js';
import { rulesOf } from './split-rules.js';

/** A page without style attributes, and the rules that dress it. */
export interface StyledPage {
  html: string;
  /** The kit's rules. */
  styles: string;
  /** The rules that stand for its style attributes. */
  ownStyles: string;
}

// What a listing says may stand in a declaration: only what can neither end it nor load anything goes into a rule.
const isPlain = (declaration: string): boolean => /^[\w-]+: ?[\w\s#%().,/+*-]+$/.test(declaration);

const declarationsOf = (style: string): string[] =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => isPlain(declaration) && !declaration.includes('url('));

const styled = /<(\w+)(?=[\s>])([^>]*?) style="([^"]*)"([^>]*)>/g;

/** Writes classes in place of style attributes, and notes the declarations by their classes. */
const withClasses = (html: string, known: Map<string, string>): string =>
  html.replace(styled, (_, tag: string, before: string, style: string, after: string) => {
    const names = declarationsOf(style).map((declaration) => {
      const name = known.get(declaration) ?? `first-${String(known.size)}`;
      known.set(declaration, name);
      return name;
    });
    const attributes = before + after;
    if (names.length === 0) return `<${tag}${attributes}>`;
    const withNames = attributes.includes(' class="')
      ? attributes.replace(' class="', ` class="${names.join(' ')} `)
      : ` class="${names.join(' ')}"${attributes}`;
    return `<${tag}${withNames}>`;
  });

/** A rule and the classes of the kit that it speaks of; a rule of none is for every page. */
interface KitRule {
  text: string;
  classes: readonly string[];
}

const kitRule = (text: string): KitRule => ({
  text,
  classes: text.startsWith('@keyframes') ? [] : [...text.matchAll(/\.(go\d+)/g)].map(([, name = '']) => name),
});

let kitRules: readonly KitRule[] | undefined;

/** Some HTML without style attributes, and what its style sheet is made from. */
export interface StyleParts {
  html: string;
  /** Classes of the kit. */
  classes: readonly string[];
  /** What the style attributes said; the class of each is its place in the list. */
  declarations: readonly string[];
}

/** Takes the style attributes out of some HTML. */
export const styleParts = (drawn: string): StyleParts => {
  const known = new Map<string, string>();
  const html = withClasses(drawn, known);
  return { html, classes: [...new Set(html.match(/\bgo\d+\b/g))].sort(), declarations: [...known.keys()] };
};

/** Returns the rules of the kit for some classes, no others; without `hasTokens` those of no class define no properties. */
const rulesFor = (classes: readonly string[], hasTokens = true): string => {
  const used = new Set(classes);
  kitRules ??= rulesOf(rulesWritten()).map(kitRule);
  return kitRules
    .filter((rule) => rule.classes.length === 0 || rule.classes.some((name) => used.has(name)))
    .map((rule) => (hasTokens || rule.classes.length > 0 ? rule.text : withoutProperties(rule.text)))
    .join('');
};

const ownRules = (declarations: readonly string[]): string =>
  declarations
    .map((declaration, at) =>
      isPlain(declaration) ? `.first-${String(at)}.first-${String(at)}{${declaration}}` : '',
    )
    .join('');

/** Returns the rules that dress some HTML on a page that is not ours, with more of them. */
export const sheetOf = ({ classes, declarations }: Omit<StyleParts, 'html'>, more = ''): string =>
  withoutUnread(rulesFor(classes) + ownRules(declarations) + more);

/** Returns the same for a shadow root on a page of ours, which has the tokens: the kit's rules, and the others. */
export const sheetsInside = ({ classes, declarations }: Omit<StyleParts, 'html'>): string[] =>
  [rulesFor(classes, false), ownRules(declarations)].filter(Boolean);

/** Returns the rules of `sheetOf` in two sheets: the kit's, which the widget takes out when it has them, and the others. */
export const sheetsOf = ({ classes, declarations }: Omit<StyleParts, 'html'>): string[] => {
  const own = ownRules(declarations);
  return [withoutUnread(rulesFor(classes), own), own].filter(Boolean);
};

/** Takes the style attributes out of some HTML and answers the rules it needs, no others. */
export const styledPage = (drawn: string): StyledPage => {
  if (!drawn) return { html: '', styles: '', ownStyles: '' };
  const { html, classes, declarations } = styleParts(drawn);
  return { html, styles: rulesFor(classes), ownStyles: ownRules(declarations) };
};
