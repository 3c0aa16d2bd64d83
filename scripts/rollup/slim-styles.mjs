/** Takes comments, line breaks and spaces out of css`…` and keyframes`…`, which the minifier leaves as they are. */
const templates = /\b(css|keyframes) ?`([^`]*)`/g;

/** A value that is put in, with the space that parts it from the next word; or a sign that needs no space beside it. */
const valueOrSign = /(\$\{[^}]*\} ?)| ?([{};,]) ?/g;

/** Writes the text of a style sheet without what only its readers need. */
export const slimmed = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(valueOrSign, '$1$2')
    .replace(/: /g, ':')
    .trim();

/** Makes the plugin. Every pass has it, since the name of a class is made from the text of its rules. */
export const slimStyles = () => ({
  name: 'slim-styles',
  transform: (code, id) =>
    /\/src\/.*\.tsx?$/.test(id)
      ? { code: code.replace(templates, (_, tag, text) => `${tag}\`${slimmed(text)}\``), map: null }
      : null,
});
