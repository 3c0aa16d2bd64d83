/** `Housing.check()`: what it finds in order, and each cause that it names with the remedy. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type EmbedStage, openEmbedStage } from '../support/embed-stage.js';
import { memberCookies } from '../support/stage.js';

const test = suite('e2e/embed-check');
let stage: EmbedStage;

test.before(async () => {
  stage = await openEmbedStage();
});
test.after(() => stage.close());

type Findings = { topic: string; isOk: boolean; text: string }[];

test('the check finds a good page in order', async () => {
  const good = await stage.open(
    '<housing-search-box style="display:block;min-height:175px"></housing-search-box>',
  );
  await good.page.locator('housing-search-box form').waitFor();
  const fine = await good.page.evaluate<Findings>('Housing.check()');
  assert.equal(
    fine.filter(({ isOk }) => !isOk),
    [],
  );
  assert.equal([...new Set(fine.map(({ topic }) => topic))].sort(), [
    'api',
    'key',
    'policy',
    'script',
    'storage',
    'tags',
  ]);
  await good.context.close();
});

test('the check names on a bad page what to mend, in the console and on the page', async () => {
  const { market } = stage;
  const policy = `script-src ${market.url} 'unsafe-inline'; connect-src ${market.url}; img-src 'self'; media-src 'none'`;
  const bad = await stage.open(
    '<housing-search-box citty="Pune"></housing-search-box><housing-resluts></housing-resluts>',
    {
      head: `<style>:root{--housing-text:#ccc}</style>
        <script>Object.defineProperty(window, 'localStorage', { get() { throw new Error('closed'); } })</script>`,
      script: 'data-key="pk_live_nobody"',
      headers: { 'content-security-policy': policy },
    },
  );
  await bad.page.locator('housing-search-box form').waitFor();
  const faults = (await bad.page.evaluate<Findings>('Housing.check(true)')).filter(({ isOk }) => !isOk);
  const said = faults.map(({ text }) => text).join('\n');
  for (const part of [
    `img-src ${market.url}`,
    `media-src ${market.url}`,
    'The key does not work here.',
    'Storage is blocked',
    '<housing-search-box> has no attribute citty',
    'There is no <housing-resluts>',
    '<housing-search-box> keeps no room',
    'text / surface has a contrast of 1.6',
  ])
    assert.match(said, part);
  const panel = bad.page.getByRole('dialog', { name: 'Check of the Housing widgets' });
  assert.ok(await panel.isVisible());
  await panel.getByRole('button', { name: 'Close' }).click();
  assert.is(await panel.count(), 0);
  await bad.context.close();
});

test('a search box alone says in the console which city was meant, and nothing of cities beyond the list', async () => {
  const { page, context, complaints } = await stage.open(
    `<housing-search-box city="Kolhapur"></housing-search-box><housing-search-box city="Pnue"></housing-search-box>`,
  );
  const ofCity = () => complaints.filter((line) => line.includes('knows no city'));
  while (ofCity().length === 0) await page.waitForTimeout(50);
  assert.is(ofCity().length, 1);
  assert.match(ofCity()[0] ?? '', '<housing-search-box> knows no city="Pnue". Did you mean "Pune"?');
  await context.close();
});

test('the check names values that no widget can read, with what was meant', async () => {
  const { page, context, complaints } = await stage.open(
    `<housing-search-box theme="drak" city="Nashkik"></housing-search-box>
     <housing-results loading="eager" city="Pnue" filters="bhk=99" locked="tab=Foo"></housing-results>`,
  );
  // The words come after what visitors see.
  while (!complaints.some((line) => line.includes('Pnue'))) await page.waitForTimeout(50);
  const faults = (await page.evaluate<Findings>('Housing.check()')).filter(({ isOk }) => !isOk);
  const said = faults.map(({ text }) => text).join('\n');
  for (const part of [
    '<housing-search-box> cannot read theme="drak". Did you mean "dark"?',
    '<housing-search-box> knows no city="Nashkik". Did you mean "Nashik"?',
    '<housing-results> knows no city="Pnue". Did you mean "Pune"?',
    '<housing-results> cannot read "bhk=99" in filters.',
    '<housing-results> cannot read "tab=Foo" in locked. Its value says nothing. Nothing is shown',
  ])
    assert.match(said, part);
  await context.close();
});

test('the check names an address of a tag at which there is no marketplace', async () => {
  const { market, site } = stage;
  const { page, context } = await stage.open(
    `<housing-search-box></housing-search-box><div api-base="${site.url}"><housing-results></housing-results></div>`,
  );
  await page.locator('housing-search-box form').waitFor();
  const found = await page.evaluate<Findings>('Housing.check()');
  assert.equal(
    found.filter(({ topic }) => topic === 'api').map(({ isOk, text }) => [isOk, text.split(' ')[0]]),
    [
      [false, site.url],
      [true, market.url],
    ],
  );
  await context.close();
});

test('the check names a widget that needs a key, and the key that stands around a tag', async () => {
  const keyless = await stage.open(
    `<main partner-key="pk_live_nobody"><housing-search-box></housing-search-box></main>
     <housing-manage loading="eager"></housing-manage>`,
  );
  await keyless.page.locator('housing-search-box form').waitFor();
  const faults = (await keyless.page.evaluate<Findings>('Housing.check()')).filter(({ isOk }) => !isOk);
  const said = faults.map(({ text }) => text).join('\n');
  assert.match(said, 'This key is not known');
  assert.match(said, '<housing-manage> needs a partner key');
  assert.not.match(said, '<housing-search-box> needs a partner key');
  await keyless.context.close();
});

/** Makes a live key of the demo agent that another site may use. */
const keyOfAnother = async (): Promise<string> => {
  const { browser, market } = stage;
  const cookies = await memberCookies(browser, market);
  const answer = await fetch(`${market.url}/api/v1/partner-keys`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: market.url,
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({ name: 'Else', mode: 'live', origins: ['https://www.else.example'] }),
  });
  return ((await answer.json()) as { key: string }).key;
};

test('the check names a page that is not listed, a version that is not the newest, and a policy without our frames', async () => {
  const { market, site } = stage;
  const policy = `script-src ${market.url} 'unsafe-inline'; connect-src ${market.url}; frame-src 'self'`;
  const old = await stage.open(
    '<housing-search-box style="display:block;min-height:175px"></housing-search-box>',
    {
      script: `data-key="${await keyOfAnother()}"`,
      headers: { 'content-security-policy': policy },
      prepare: (page) =>
        page.route('**/embed/v1/embed.json', (route) =>
          route.fulfill({
            json: { version: '99.0.0', integrity: '' },
            headers: { 'access-control-allow-origin': '*' },
          }),
        ),
    },
  );
  await old.page.locator('housing-search-box form').waitFor();
  const faults = (await old.page.evaluate<Findings>('Housing.check()')).filter(({ isOk }) => !isOk);
  assert.equal(faults.map(({ topic }) => topic).sort(), ['key', 'policy', 'script']);
  const said = faults.map(({ text }) => text).join('\n');
  assert.match(said, `Add to it: frame-src ${market.url}`);
  assert.match(said, 'the newest is 99.0.0');
  assert.match(said, site.url);
  assert.is(await old.page.locator('iframe').count(), 0);
  await old.context.close();
});

test.run();
