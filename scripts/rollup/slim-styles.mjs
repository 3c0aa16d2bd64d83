/** Takes comments, line breaks and spaces out of css`…` and keyframes`…`, which the minifier leaves as they are. */
const templates = /\b(css|keyframes) ?`([^`]*)`/g;

/** Writes the text of a style sheet without what only its readers need. */
export const slimmed = (text) =>
  text
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
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
