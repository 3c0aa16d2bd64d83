import { type OpenOptions, openSite, type OpenSite, until } from '../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, change, click } from '../../support/mount.js';

const test = suite('host/layout/footer');

let site: OpenSite;
const open = async (own: OpenOptions['site'] = {}) => {
  site = await openSite('/about-us', { site: own });
};
test.after.each(() => site.close());

const footer = () => site.root.querySelector('footer') as HTMLElement;
const linkTo = (name: string) => byRole(footer(), 'link', name).getAttribute('href');

test('services, company and help lead where they say (S-085 to S-087, C-48)', async () => {
  await open();
  assert.is(linkTo('Search Property'), '/search');
  assert.is(linkTo('Post Property'), '/profile#post');
  assert.is(linkTo('Buy Property'), '/search?tab=Buy');
  assert.is(linkTo('Rent Property'), '/search?tab=Rent');
  assert.is(linkTo('About Us'), '/about-us');
  assert.is(linkTo('Contact Us'), '#contact');
  assert.is(linkTo('Blogs'), '/about-us/blogs');
  assert.is(linkTo('Support'), '#contact');
  assert.is(linkTo('FAQs'), '/about-us/faqs');
  assert.is(linkTo('Privacy Policy'), '/about-us/privacy-policy');
});

test('Contact Us moves the focus to the contact block', async () => {
  await open();
  await click(byRole(footer(), 'link', 'Contact Us'));
  assert.is(document.activeElement?.textContent, 'Contact');
});

test('the contact block shows what is configured (S-088)', async () => {
  await open({
    phone: '1800 11 22',
    email: 'help@ghar.test',
    social: { x: 'https://x.test/ghar' },
    brand: 'Ghar',
  });
  assert.is(linkTo('Toll-free 1800 11 22'), 'tel:18001122');
  assert.is(linkTo('help@ghar.test'), 'mailto:help@ghar.test');
  assert.is(linkTo('Ghar on X'), 'https://x.test/ghar');
  assert.is(allByRole(footer(), 'link', /^Ghar on /).length, 1);
});

test('an item that is not configured is not shown (S-088)', async () => {
  await open();
  assert.is(footer().querySelector('[href^="tel:"]'), null);
  assert.is(footer().querySelector('[href^="mailto:"]'), null);
  assert.is(allByRole(footer(), 'link', /Housing on/).length, 0);
});

test('the copyright runs from 2025 to this year with the brand (S-089, C-45)', async () => {
  await open({ brand: 'Ghar' });
  assert.match(footer().textContent, `© 2025-${String(new Date().getFullYear())} Ghar`);
});

test('a demo market is marked as one', async () => {
  await open({ isDemo: true });
  assert.match(footer().textContent, 'This is a demo');
});

test('a real market is not called a demo', async () => {
  await open();
  assert.not.match(footer().textContent, 'This is a demo');
});

test('the chosen theme is put on the page and kept', async () => {
  await open();
  await change(byRole(footer(), 'combobox', /^Theme/), 'dark');
  assert.is(document.documentElement.dataset.theme, 'dark');
  assert.match(document.cookie, /housing-theme=dark/);
  await change(byRole(footer(), 'combobox', /^Theme/), 'auto');
  assert.is(document.documentElement.dataset.theme, 'auto');
});

test('the chosen language is that of the page and of its words', async () => {
  await open();
  await change(byRole(footer(), 'combobox', /^Language/), 'mr');
  assert.is(document.documentElement.lang, 'mr');
  await until(() => footer().textContent.includes('मालमत्ता शोधा'));
  assert.is(linkTo('मालमत्ता शोधा'), '/search');
  await change(byRole(footer(), 'combobox', /^भाषा/), 'en');
  assert.is(linkTo('Search Property'), '/search');
});

test.run();
