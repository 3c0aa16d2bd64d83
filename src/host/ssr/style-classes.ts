/**
 * Turns style attributes, which the content policy forbids, into classes of the style sheet. Only declarations of the sheet
 * are kept; those that depend on a listing, such as the colour of a picture, are dropped.
 */

const known = new Map<string, string>();

const declarationsOf = (style: string): string[] =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter(Boolean);

const styled = /<(\w+)(?=[\s>])([^>]*?) style="([^"]*)"([^>]*)>/g;

/** Takes every declaration of some HTML into the sheet. */
export const knowStyles = (html: string): void => {
  for (const [, , , style = ''] of html.matchAll(styled))
    for (const declaration of declarationsOf(style))
      if (!known.has(declaration)) known.set(declaration, `first-${String(known.size)}`);
};

/** Answers the rules of the declarations. */
export const styleRules = (): string =>
  [...known].map(([declaration, name]) => `.${name}.${name}{${declaration}}`).join('');

/** Writes classes in place of style attributes. */
export const withClasses = (html: string): string =>
  html.replace(styled, (_, tag: string, before: string, style: string, after: string) => {
    const names = declarationsOf(style).flatMap((declaration) => known.get(declaration) ?? []);
    const attributes = before + after;
    if (names.length === 0) return `<${tag}${attributes}>`;
    const withNames = attributes.includes(' class="')
      ? attributes.replace(' class="', ` class="${names.join(' ')} `)
      : ` class="${names.join(' ')}"${attributes}`;
    return `<${tag}${withNames}>`;
  });
