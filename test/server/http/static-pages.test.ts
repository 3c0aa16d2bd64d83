/** Heads of the static pages and the language of every page: what crawlers and shared links are told. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aSale, owner } from '../../support/listings.js';
import { startServer, type TestServer } from '../../support/server.js';

const test = suite('server/http/static-pages');
const web = mkdtempSync(join(tmpdir(), 'housing-web-'));
let server: TestServer;
let saleId = '';

const pages = [
  { name: 'about', kind: 'page', language: 'en', title: 'About us', description: 'What {brand} is.' },
  { name: 'about', kind: 'page', language: 'hi', title: 'हमारे बारे में', description: '{brand} क्या है।' },
  {
    name: 'faqs',
    kind: 'page',
    language: 'en',
    title: 'Questions',
    description: 'Answers.',
    updated: '2026-11-21',
    questions: [{ question: 'Coins?', answer: 'You get {welcomeCoins} </script>.' }],
  },
  {
    name: 'blogs/carpet',
    kind: 'article',
    language: 'en',
    title: 'Carpet',
    description: 'Areas.',
    date: '2026-09-29',
    picture: 'demo/floor-plan/blog-1',
    pictures: ['demo/balcony/blog-2'],
  },
  {
    name: 'blogs/carpet',
    kind: 'article',
    language: 'hi',
    title: 'कार्पेट',
    description: 'क्षेत्रफल।',
    date: '2026-09-29',
    picture: 'demo/floor-plan/blog-1',
  },
];

test.before(async () => {
  writeFileSync(
    join(web, 'index.html'),
    '<html lang="en"><head><!--head--></head><body><!--data--></body></html>',
  );
  writeFileSync(join(web, 'pages.json'), JSON.stringify(pages));
  server = await startServer({ WEB_DIR: web, BRAND: 'Ghar', WELCOME_COINS: '7' });
  await server.database.sql.insertInto('app_user').values(owner).execute();
  await server.services.writer.saveListings([aSale({ price: 12_500_000 }, {})]);
  saleId = ((await server.get('/api/v3/properties/sell')).json as { _id: string }[])[0]?._id ?? '';
});
test.after(async () => {
  await server.close();
  rmSync(web, { recursive: true, force: true });
});

const open = async (path: string) => {
  const { status, text } = await server.get(path, { accept: 'text/html' });
  const first = (pattern: RegExp) => pattern.exec(text)?.[1];
  const data = first(/<script type="application\/ld\+json">(.*?)<\/script>/s);
  return {
    status,
    text,
    lang: first(/<html lang="(\w+)"/),
    title: first(/<title>(.*?)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)">/),
    canonical: first(/<link rel="canonical" href="([^"]*)">/),
    robots: first(/<meta name="robots" content="([^"]*)">/),
    alternates: [...text.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)">/g)].map(
      ([, language, address]) => `${language ?? ''} ${(address ?? '').replace('https://homes.example', '')}`,
    ),
    data: data === undefined ? undefined : (JSON.parse(data) as Record<string, unknown>),
  };
};

test('a static page has its own title and description, with the site’s facts in them', async () => {
  const { status, title, description, canonical, robots } = await open('/about-us');
  assert.is(status, 200);
  assert.is(title, 'About us | Ghar');
  assert.is(description, 'What Ghar is.');
  assert.is(canonical, 'https://homes.example/about-us');
  assert.is(robots, undefined);
});

test('a page is named in each language it is written in, and in no other', async () => {
  const english = await open('/about-us');
  assert.equal(english.alternates, ['en /about-us', 'hi /about-us?lang=hi', 'x-default /about-us']);
  const hindi = await open('/about-us?lang=hi');
  assert.is(hindi.lang, 'hi');
  assert.is(hindi.title, 'हमारे बारे में | Ghar');
  assert.is(hindi.canonical, 'https://homes.example/about-us?lang=hi');
  assert.match(hindi.text, '<meta property="og:locale" content="hi_IN">');
  const marathi = await open('/about-us?lang=mr');
  assert.is(marathi.lang, 'mr');
  assert.is(marathi.title, 'About us | Ghar');
  assert.is(marathi.canonical, 'https://homes.example/about-us');
});

test('questions are structured data of plain text, escaped for its element', async () => {
  const { data } = await open('/about-us/faqs');
  assert.is(data?.['@type'], 'FAQPage');
  const [question] = data?.mainEntity as { name: string; acceptedAnswer: { text: string } }[];
  assert.is(question?.name, 'Coins?');
  assert.is(question?.acceptedAnswer.text, 'You get 7 </script>.');
});

test('an article carries its day, its publisher and its picture, which the server draws', async () => {
  const { data, text } = await open('/about-us/blogs/carpet');
  assert.is(data?.['@type'], 'Article');
  assert.is(data?.datePublished, '2026-09-29');
  assert.equal(data?.image, ['https://homes.example/media/demo/floor-plan/blog-1-1600.webp']);
  assert.match(text, '<meta property="og:type" content="article">');
  const list = await open('/about-us/blogs');
  assert.is(list.title, 'Blogs | Ghar');
  assert.is((list.data?.itemListElement as { name: string }[])[0]?.name, 'Carpet');
  assert.is((await open('/about-us/blogs/none')).status, 404);
});

test('an article and the list of them are headed in the language that the article is written in', async () => {
  const hindi = await open('/about-us/blogs/carpet?lang=hi');
  assert.is(hindi.title, 'कार्पेट | Ghar');
  assert.is(hindi.description, 'क्षेत्रफल।');
  assert.is(hindi.canonical, 'https://homes.example/about-us/blogs/carpet?lang=hi');
  assert.equal(hindi.alternates, [
    'en /about-us/blogs/carpet',
    'hi /about-us/blogs/carpet?lang=hi',
    'x-default /about-us/blogs/carpet',
  ]);
  assert.is(hindi.data?.headline, 'कार्पेट');
  assert.is(hindi.data?.inLanguage, 'hi');
  assert.is(hindi.data?.mainEntityOfPage, hindi.canonical);
  const first = async (language: string) => {
    const { data } = await open(`/about-us/blogs?lang=${language}`);
    return (data?.itemListElement as { name: string; url: string }[])[0];
  };
  assert.is((await first('hi'))?.name, 'कार्पेट');
  assert.is((await first('hi'))?.url, hindi.canonical);
  assert.is((await first('mr'))?.name, 'Carpet');
  assert.is(
    (await open('/about-us/blogs/carpet?lang=mr')).canonical,
    'https://homes.example/about-us/blogs/carpet',
  );
});

test('the sitemap holds the pages in their languages with the day of their last change', async () => {
  const { text } = await server.get('/sitemap/site.xml');
  for (const entry of [
    '<loc>https://homes.example/?lang=mr</loc>',
    '<loc>https://homes.example/about-us/blogs</loc>',
    '<loc>https://homes.example/about-us/blogs?lang=mr</loc>',
    '<loc>https://homes.example/about-us/blogs/carpet?lang=hi</loc><lastmod>2026-09-29</lastmod>',
    '<loc>https://homes.example/about-us?lang=hi</loc>',
    '<loc>https://homes.example/about-us/faqs</loc><lastmod>2026-11-21</lastmod>',
    '<loc>https://homes.example/about-us/blogs/carpet</loc><lastmod>2026-09-29</lastmod>',
  ])
    assert.match(text, entry);
});

test('home, searches and listings are headed in the language of their address', async () => {
  const home = await open('/?lang=mr');
  assert.match(home.description ?? '', 'मालमत्ता');
  assert.equal(home.alternates, ['en /', 'hi /?lang=hi', 'mr /?lang=mr', 'x-default /']);
  const search = await open('/search?tab=Buy&city=Pune&lang=hi');
  assert.is(search.title, 'पुणे में बिक्री की संपत्ति | Ghar');
  assert.is(search.canonical, 'https://homes.example/search?tab=Buy&amp;city=Pune&amp;lang=hi');
  const listing = await open(`/product?id=${saleId}&lang=mr`);
  assert.match(listing.title ?? '', /^Baner, पुणे येथे विक्रीसाठी .* \| Ghar$/);
  assert.match(listing.description ?? '', '₹ 1.3 कोटी');
  assert.is(listing.canonical, `https://homes.example/product?id=${saleId}&amp;lang=mr`);
});

test('a language there is none of is English', async () => {
  const { lang, canonical } = await open('/?lang=de');
  assert.is(lang, 'en');
  assert.is(canonical, 'https://homes.example/');
});

test.run();
