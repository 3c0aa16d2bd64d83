/** Style sheets of partner pages that affect every element. */

/** Every property that is inherited or draws a box, forced on everything. */
const everything = `*, *::before, *::after {
  color: #c00 !important; background: #ff0 !important; border: 3px dashed #f0f !important;
  padding: 11px !important; box-shadow: 0 0 9px #000 !important; text-shadow: 1px 1px #0f0 !important;
  font: italic 900 31px/2.9 "Courier New", monospace !important; letter-spacing: 4px !important;
  word-spacing: 9px !important; text-transform: uppercase !important; text-align: right !important;
  text-indent: 40px !important; white-space: pre !important; text-decoration: line-through !important;
  box-sizing: content-box !important; cursor: crosshair !important; list-style: square inside !important;
  border-radius: 19px !important; transition: all 3s !important; user-select: none !important;
  quotes: "<" ">" !important; tab-size: 1 !important; word-break: break-all !important; hyphens: auto !important;
}`;

/** A site's own small root size, on which many themes are built. */
const smallRoot = 'html { font-size: 62.5%; } body { font-size: 1.6rem; line-height: 1.2; }';

/** What themes of content systems do to bare elements and to whatever stands in an article. */
const theme = `
  h1, h2, h3, h4, h5, h6 { font-family: Georgia, serif; text-transform: uppercase; margin: 2em 0 1em; clear: both; }
  p, ul, ol, dl, figure { margin: 0 0 1.75em; } ul { list-style: disc; padding-left: 2em; } li { margin: .5em 0; }
  a { color: #cd2653; text-decoration: underline; box-shadow: inset 0 -1px 0 currentColor; }
  img, svg, video { max-width: 50%; height: auto; border: 5px solid #ddd; vertical-align: middle; }
  button, input, select, textarea { background: #cd2653; color: #fff; border: 2px solid #000; border-radius: 0;
    padding: 1.5em; font: bold 1.3em monospace; letter-spacing: .1em; width: 100%; text-transform: uppercase; }
  label { display: block; font-weight: 900; } fieldset { padding: 3em; } dialog { max-width: 100px; color: red; }
  article, section, form { margin: 3em; padding: 2em; background: #eee; } table { width: 100%; }
  .entry-content > * { margin-bottom: 1.25em; color: #555; letter-spacing: .02em; line-height: 2; }
  [part] { outline: 5px solid red; } [hidden] { display: block; } :focus { outline: 9px solid red; }`;

/** Style sheets by what they are. */
export const hostileStyles: Readonly<Record<string, string>> = {
  'everything !important': everything,
  'a root of 62.5 %': smallRoot,
  'a theme of a content system': theme,
  'right to left':
    'html { direction: rtl; } body { direction: rtl; text-align: right; unicode-bidi: bidi-override; }',
};
