/** A listing's address unfolds where oEmbed is read: found from its page, described, and shown as a card (S-805). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { axeViolations } from '../support/axe.js';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';

const test = suite('e2e/oembed');
let stage: EmbedStage;
let id = '';
test.before(async () => {
  stage = await openEmbedStage();
  const answer = await fetch(`${stage.market.url}/api/v3/properties/rent?limit=1&photos=true`);
  const [listing] = (await answer.json()) as { _id: string }[];
  id = listing?._id ?? '';
});
test.after(() => stage.close());

interface Described {
  version: string;
  type: string;
  title: string;
  provider_name: string;
  width: number;
  height: number;
  html: string;
}
const pageAddress = (more = ''): string => `${stage.market.url}/rent-product?id=${id}${more}`;
const ask = (url: string, more = ''): Promise<Response> =>
  fetch(`${stage.market.url}/embed/oembed?url=${encodeURIComponent(url)}${more}`);
const described = async (url: string, more = ''): Promise<Described> =>
  (await ask(url, more)).json() as Promise<Described>;

/** Finds the description as a reader of oEmbed does: by the link in the page. */
const discovered = async (url: string): Promise<Described> => {
  const page = await (await fetch(url)).text();
  const [, href = ''] =
    /<link rel="alternate" type="application\/json\+oembed" href="([^"]+)"/.exec(page) ?? [];
  return (await fetch(href.replaceAll('&amp;', '&'))).json() as Promise<Described>;
};

test('the page of a listing names its description, and that describes it in the language of the page', async () => {
  const found = await discovered(pageAddress());
  assert.is(found.version, '1.0');
  assert.is(found.type, 'rich');
  assert.match(found.title, ' for rent');
  assert.equal(found, await described(pageAddress()));
  const marathi = await discovered(pageAddress('&lang=mr'));
  assert.match(marathi.html, 'lang=mr');
  assert.is.not(marathi.title, found.title);
});

test('the card keeps to the width that is asked for', async () => {
  const narrow = await described(pageAddress(), '&maxwidth=300');
  assert.is(narrow.width, 300);
  assert.match(narrow.html, 'width="300"');
  const low = await described(pageAddress(), '&maxheight=150');
  assert.is(low.height, 150);
});

test('an address that is no listing of ours, and a form that is not written, are refused with the reason', async () => {
  for (const url of [`${stage.market.url}/about`, 'https://elsewhere.example/rent-product?id=1', 'boats'])
    assert.is((await ask(url)).status, 404, url);
  assert.is((await ask(`${stage.market.url}/rent-product?id=nobody`)).status, 404);
  assert.is((await ask(pageAddress(), '&format=xml')).status, 501);
  assert.is((await ask(pageAddress(), '&maxwidth=wide')).status, 400);
});

for (const [width, scheme] of [
  [320, 'light'],
  [560, 'dark'],
] as const)
  test(`the card is whole, reads well and leads to the listing: ${String(width)} px, ${scheme}`, async () => {
    const { html, height } = await described(pageAddress(), `&maxwidth=${String(width)}`);
    const { page, context, complaints } = await stage.open(html, { script: null, width: width + 16 });
    await page.emulateMedia({ colorScheme: scheme });
    const card = page.frameLocator('iframe');
    await card.getByText('See this home').waitFor();
    const needed = await card.locator('html').evaluate((root) => root.scrollHeight);
    assert.ok(needed <= height, `${String(needed)} px in ${String(height)}`);
    assert.match((await card.getByRole('link').getAttribute('href')) ?? '', `/rent-product?id=${id}`);
    assert.equal(complaints, []);
    const own = await context.newPage();
    await own.emulateMedia({ colorScheme: scheme });
    await own.goto(/src="([^"]+)"/.exec(html)![1]!.replaceAll('&amp;', '&'));
    assert.equal(await axeViolations(own), []);
    await context.close();
  });

test('WordPress hears the height of the card, and where its link leads, from a frame that may do nothing else', async () => {
  const { html } = await described(pageAddress());
  const framed = html
    .replace('<iframe ', '<iframe sandbox="allow-scripts" ')
    .replace(/src="([^"]+)"/, 'src="$1#?secret=abc123"');
  const { page, context } = await stage.open(
    `${framed}<script>window.told = []; addEventListener('message', ({ data }) => told.push(data));</script>`,
    { script: null },
  );
  await page.waitForFunction(
    `told.some(({ message, secret, value }) => message === 'height' && secret === 'abc123' && value > 100)`,
  );
  await page.frameLocator('iframe').getByRole('link').click();
  await page.waitForFunction(
    `told.some(({ message, value }) => message === 'link' && value.includes('/rent-product?id='))`,
  );
  await context.close();
});

test.run();
