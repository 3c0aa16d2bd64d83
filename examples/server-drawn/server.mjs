/** A page of a small server of its own, with the first cards in it. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

const host = process.env.HOUSING_HOST ?? 'http://localhost:3000';
const key = process.env.HOUSING_KEY ?? '';
const minute = 60_000;

/** Answers by what was asked for; a page with many searches would take a cache that forgets. */
const kept = new Map();

const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** The tag without cards: the widget asks for the same search by itself. */
const tagFor = (search) =>
  `<housing-results${search.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')}></housing-results>`;

/** The search in the page's own address goes to the marketplace as it is. */
const resultsFor = async (search) => {
  const query = new URLSearchParams({ tab: 'Rent', city: 'Pune' });
  for (const name of ['tab', 'city']) if (search.get(name)) query.set(name, search.get(name));
  const tag = tagFor([...query]);
  query.set('styles', 'inside');
  if (key) query.set('key', key);
  const known = kept.get(String(query));
  if (known && Date.now() - known.at < minute) return known.html;
  try {
    const reply = await fetch(`${host}/embed/render/results?${query}`, { signal: AbortSignal.timeout(2000) });
    if (!reply.ok) throw new Error(await reply.text());
    const html = await reply.text();
    kept.set(String(query), { at: Date.now(), html });
    return html;
  } catch (error) {
    console.error(String(error));
    return known?.html ?? tag;
  }
};

const page = (results) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Homes for rent in Pune</title>
<script async src="${host}/embed/v1/embed.js" crossorigin${key && ` data-key="${key}"`}></script>
</head>
<body>
<h1>Homes for rent in Pune</h1>
${results}
</body>
</html>
`;

/** The hashes of the rules that came with the cards, as a policy names them. */
const hashesOf = (html) =>
  [...html.matchAll(/<style>(.*?)<\/style>/gs)]
    .map(([, rules]) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`)
    .join(' ');

createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname !== '/') return void response.writeHead(404).end();
  response.setHeader('content-type', 'text/html; charset=utf-8');
  const results = await resultsFor(searchParams);
  // Everything the page needs of the marketplace; the rules of the cards are the one thing more than embed.js wants.
  response.setHeader(
    'content-security-policy',
    `default-src 'none'; script-src ${host}; connect-src ${host}; img-src ${host}; media-src ${host}; style-src ${hashesOf(results) || "'none'"}; frame-src ${host}`,
  );
  response.end(page(results));
}).listen(Number(process.env.PORT ?? 4000), function () {
  console.log(`http://localhost:${this.address().port}`);
});
