/** Every file is named so that it is found, and begins by saying what it is for. */
const CODE = /^(src|words|server|demo|scripts|test)\/.*\.(ts|tsx|mjs|js)$/;
const KEBAB = /^[a-z0-9]+([-.][a-z0-9]+)*$/;
const SAYS_NOTHING = /^(utils?|helpers?|common|misc|manager)(\.|$)/;

/** Names the paths that are not in kebab-case, or whose name says nothing. */
export function poorNames(files) {
  return files
    .filter(({ path }) => CODE.test(path))
    .map(({ path }) => path)
    .filter((path) => path.split('/').some((part) => !KEBAB.test(part) || SAYS_NOTHING.test(part)));
}

/** Names the source files that do not begin with a doc comment. Tests have the name of their suite instead. */
export function headless(files) {
  return files
    .filter(({ path }) => CODE.test(path) && !/\.test\.tsx?$/.test(path))
    .filter(({ text }) => !text.startsWith('/**') && !text.startsWith('#!'))
    .map(({ path }) => path);
}
