/** Takes the white space out of css`…` templates: it is for readers, and every visitor would pay for it. */

// The compiler writes a space between a tag and its template.
const template = /\b(css|keyframes)\s*`([^`]*)`/g;

/** An interpolation stays as it is; then white space around a sign, after a colon, and anywhere else. */
const pieces = /(\$\{[^{}]*\})|(?<!\s)\s*([{};,>])\s*|(:)\s+|\s+/g;

const tight = (text) =>
  text.trimStart().replace(pieces, (_, value, sign, colon) => value ?? sign ?? colon ?? ' ');

/** A rollup plugin that shortens the templates of our own sources. */
export const tightCss = () => ({
  name: 'tight-css',
  transform(code, id) {
    if (!/\/src\/.*\.tsx?$/.test(id)) return null;
    const short = code.replace(template, (_, tag, text) => `${tag}\`${tight(text)}\``);
    return short === code ? null : { code: short, map: null };
  },
});
