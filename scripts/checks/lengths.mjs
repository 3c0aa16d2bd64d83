/** Files have a maximum length. */
const CODE = /\.(ts|tsx|mts|js|mjs|cjs|css|html)$/;
const MAY = [/\.gen\.ts$/, /^server\/db\/migrations\//, /(^|\/)(messages|content)\//, /^words\//];

/** The most lines that a file may have. */
export const MOST_LINES = 320;

/** Names every file that is too long. */
export function tooLong(files) {
  return files
    .filter(({ path }) => CODE.test(path) && !MAY.some((may) => may.test(path)))
    .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > MOST_LINES)
    .map(({ path, lines }) => `${path} has ${lines} lines`);
}
