/** Colours are tokens: no other code of the pages contains one, except drawings and the colours of mails. */
import { linesWith } from './source-files.mjs';

const LOOKS = /^(src|words|server|demo)\/.*\.(ts|tsx|css)$/;
const MAY = [
  /^src\/widgets\/kit\/style\/tokens\.ts$/,
  /^server\/services\/alerts\/mail-colours\.ts$/,
  /^server\/places\/map-picture\.ts$/,
  /^src\/.*\bart\//,
  /^(demo|server\/media)\//,
  /^server\/places\/map-picture\.ts$/,
];
const HEX = /(?<![\w.&/])#([0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/gi;

/** A private member such as `#bed` reads like a colour where its line begins. */
const isMember = (line, at) => /^\s*((static|readonly|async|get|set)\s+)*$/.test(line.slice(0, at));

function colourIn(line) {
  for (const match of line.matchAll(HEX)) if (!isMember(line, match.index)) return match[0];
  return undefined;
}

/** Names every colour written outside the tokens and the drawings. */
export function strayColours(files) {
  const looked = files.filter(({ path }) => LOOKS.test(path) && !MAY.some((may) => may.test(path)));
  return linesWith(looked, colourIn);
}
