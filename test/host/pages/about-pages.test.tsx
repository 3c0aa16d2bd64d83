import { type OpenSite, openSite, until } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, change, click, settle, type } from '../../support/mount.js';

const test = suite('host/pages/about-pages');

let site: OpenSite;
const open = async (path: string, options: Parameters<typeof openSite>[1] = {}) => {
  site = await openSite(path, options);
  await until(() => site.root.querySelector('main h1') !== null);
  await settle(20);
};
const main = () => site.root.querySelector('main') as HTMLElement;
const title = () => main().querySelector('h1')?.textContent;

test.after.each(async () => {
  await site.close();
  document.cookie = 'housing-language=; path=/; max-age=-1';
  document.documentElement.lang = 'en';
});

for (const [path, heading] of [
  ['/about-us', 'About us'],
  ['/about-us/blogs', 'Blogs'],
  ['/about-us/faqs', 'Frequently asked questions'],
  ['/about-us/privacy-policy', 'Privacy policy'],
  ['/about-us/terms', 'Terms of use'],
  ['/about-us/contact', 'Contact and complaints'],
] as const) {
  test(`${path} shows “${heading}”, marks itself among its siblings and makes no calls (S-390 to S-394)`, async () => {
    await open(path);
    assert.is(title(), heading);
    assert.is(main().querySelector('[aria-current=page]')?.getAttribute('href'), path);
    assert.is(document.title, `${heading} | Housing`);
    assert.equal(
      site.api.calls.map(({ name }) => name).filter((name) => !/auth/i.test(name)),
      [],
    );
  });
}

test('the list leads to six articles, the newest first, and each names its topic, day and length (S-391)', async () => {
  await open('/about-us/blogs');
  const articles = [...main().querySelectorAll('article')];
  assert.is(articles.length, 6);
  const days = articles.map((article) => article.querySelector('time')?.dateTime ?? '');
  assert.equal(days, [...days].sort().reverse());
  await click(byRole(main(), 'link', 'Carpet area, and what you really pay for'));
  await until(() => title() === 'Carpet area, and what you really pay for');
  assert.match(main().textContent, /29 September 2026/);
  assert.match(main().textContent, /\d min read/);
  assert.ok(main().querySelector('table'));
  assert.is(allByRole(main(), 'link', /./).filter((link) => link.closest('section article')).length, 2);
});

test('an article that is not there is not found', async () => {
  await open('/about-us/blogs/no-such-article');
  assert.is(title(), 'Page not found');
});

test('the texts carry the site’s own facts', async () => {
  await open('/about-us/terms', {
    site: { details: { brand: 'Ghar', operator: 'Ghar Pvt Ltd', welcomeCoins: '25', listingDays: '60' } },
  });
  assert.match(main().textContent, /Ghar Pvt Ltd/);
  assert.match(main().textContent, /25 coins/);
  assert.match(main().textContent, /60 days/);
  assert.not.match(main().textContent, /[{}]/);
});

test('a search over questions keeps those with every word, opens them when they are few, and shows how many (S-392)', async () => {
  await open('/about-us/faqs');
  const before = allByRole(main(), 'button', /./).length;
  const box = main().querySelector('input[type=search]') as HTMLInputElement;
  await type(box, 'super built-up');
  const found = allByRole(main(), 'button', /./);
  assert.ok(found.length < before && found.length > 0);
  assert.is(found[0]?.getAttribute('aria-expanded'), 'true');
  assert.match(main().querySelector('[role=status]')?.textContent ?? '', /^\d+ questions? found$/);
  await type(box, 'zeppelin');
  assert.is(allByRole(main(), 'button', /./).length, 0);
  assert.match(main().querySelector('[role=status]')?.textContent ?? '', /^No question matches/);
});

test('a question that the address names is open', async () => {
  await open('/about-us/faqs#how-do-i-register');
  const opened = allByRole(main(), 'button', /./).filter(
    (one) => one.getAttribute('aria-expanded') === 'true',
  );
  assert.equal(
    opened.map(({ textContent }) => textContent),
    ['How do I register?'],
  );
});

test('contact shows what is configured, and a message when nothing is (S-088)', async () => {
  await open('/about-us/contact', {
    site: {
      email: 'help@ghar.test',
      details: {
        brand: 'Ghar',
        grievanceOfficer: 'A. Deshpande',
        grievanceAddress: '4 Law College Road, Pune',
      },
    },
  });
  assert.is(byRole(main(), 'link', 'help@ghar.test').getAttribute('href'), 'mailto:help@ghar.test');
  assert.match(
    main().textContent,
    /Grievance officerA\. DeshpandeAddress for complaints4 Law College Road, Pune/,
  );
  await site.close();
  await open('/about-us/contact');
  assert.match(main().textContent, /have not published/);
});

test('an article that is only in English is marked so in the reader’s language', async () => {
  const { pages } = (await import('virtual:pages')) as { pages: Record<string, Record<string, unknown>> };
  delete pages['blogs/vastu-for-a-flat']?.mr;
  document.documentElement.lang = 'mr';
  await open('/about-us/blogs/vastu-for-a-flat');
  await until(() => main().textContent.includes('हे पान इंग्रजीत आहे'));
  assert.is(main().querySelector('h1')?.lang, 'en');
});

test('an article, its cards and the list of articles change with the language in place', async () => {
  await open('/about-us/blogs/vastu-for-a-flat');
  assert.is(main().querySelector('h1')?.lang, 'en');
  await change(site.root.querySelector('header select') as HTMLSelectElement, 'hi');
  await until(() => title() === 'फ़्लैट का वास्तु, धूप और मानसून को ध्यान में रखकर');
  await until(() => main().querySelector('section h3')?.getAttribute('lang') === 'hi');
  assert.is(main().querySelector('h1')?.lang, 'hi');
  assert.match(document.title, /^फ़्लैट का वास्तु/);
  await until(() => /मिनट का लेख/.test(main().textContent));
  assert.not.match(main().textContent, /यह पृष्ठ अंग्रेज़ी में है|min read/);
  await site.close();
  await open('/about-us/blogs');
  await until(() => allByRole(main(), 'link', /^कार्पेट एरिया, और आप/).length === 1);
  assert.is(main().querySelectorAll('article h2[lang=hi]').length, 6);
});

test.run();
