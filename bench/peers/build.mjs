/** Builds the pages that ours are compared with, and serves them from an origin of their own, compressed. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import commonjs from '@rollup/plugin-commonjs';
import replace from '@rollup/plugin-replace';
import { rollup } from 'rollup';
import { minify } from '../../scripts/rollup/minify.mjs';
import { card, text } from './card.js';

const file = (name) => new URL(name, import.meta.url).pathname;

/** The pages with a script, by its name. */
export const scripted = ['element', 'preact', 'react', 'instantsearch'];

const bundled = async (name) => {
  const bundle = await rollup({
    input: file(`${name}.js`),
    onwarn: () => undefined,
    plugins: [
      nodeResolve({ browser: true }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      minify(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es', inlineDynamicImports: true });
  return output[0].code;
};

const html = (market, head, body) =>
  `<!doctype html><html lang="en" data-market="${market}"><head><meta charset="utf-8"><title>Peer</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
${head}</head><body>${body}</body></html>`;

const style = '<link rel="stylesheet" href="/page.css">';

/** Our own widgets as a partner has them, with room for them; `results` is their tag. */
const embedPage = (market, results) =>
  html(
    market,
    `<style>body{margin:0}housing-search-box{display:block;min-height:288px}
housing-results{display:block;min-height:100vh}</style>
<script async src="${market}/embed/v1/embed.js" crossorigin></script>`,
    `<housing-search-box></housing-search-box>${results}`,
  );

/** The tag as the partner's own server writes it, with the first cards in it (docs/server-drawn.md). */
const drawnResults = async (market) => (await fetch(`${market}/embed/render/results?styles=inside`)).text();

const staticPage = async (market, head) => {
  const address = `${market}/api/v3/properties/sell?sort=newest&page=1&limit=24&fields=card`;
  const listings = await (await fetch(address)).json();
  return html(market, head, listings.map((listing, at) => card(text, listing, at)).join(''));
};

/** Starts the site of all pages; answers its address by page, and how to stop it. */
export const openPeers = async (market) => {
  const rules = await readFile(file('page.css'), 'utf8');
  const files = new Map([
    ['/page.css', ['text/css', rules]],
    ['/static', ['text/html; charset=utf-8', await staticPage(market, style)]],
    ['/static-inside', ['text/html; charset=utf-8', await staticPage(market, `<style>${rules}</style>`)]],
    ['/embed', ['text/html; charset=utf-8', embedPage(market, '<housing-results></housing-results>')]],
    ['/drawn-embed', ['text/html; charset=utf-8', embedPage(market, await drawnResults(market))]],
  ]);
  for (const name of scripted) {
    const body = `<div id="root"></div><script type="module" src="/${name}.js"></script>`;
    files.set(`/${name}`, ['text/html; charset=utf-8', html(market, style, body)]);
    files.set(`/${name}.js`, ['text/javascript', await bundled(name)]);
  }
  const sent = new Map([...files].map(([path, [type, body]]) => [path, [type, brotliCompressSync(body)]]));
  const server = createServer((request, response) => {
    const [type, body] = sent.get(new URL(request.url, 'http://peer').pathname) ?? [];
    response.writeHead(body ? 200 : 404, body && { 'content-type': type, 'content-encoding': 'br' });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String(server.address().port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
