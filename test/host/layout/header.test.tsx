import { openSite, type OpenSite, shownAddress, until } from '../open-site.js';
import { initialsOf } from '../../../src/host/layout/signed-in-label.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click, press, settle } from '../../support/mount.js';

const test = suite('host/layout/header');

let site: OpenSite;
test.before.each(async () => {
  site = await openSite('/about-us');
});
test.after.each(() => site.close());

const item = (name: string) => byRole(header(), 'button', name);
const header = () => site.root.querySelector('header') as HTMLElement;
const headings = () => allByRole(header(), 'heading').map((heading) => heading.textContent);
const linkTo = (name: string) => byRole(header(), 'link', name).getAttribute('href');

test('no panel is open at first', () => {
  assert.equal(headings(), []);
});

test('an item opens its panel, and choosing it again closes it (S-051)', async () => {
  await click(item('For Buyers'));
  assert.equal(headings(), ['Buy Section']);
  assert.is(item('For Buyers').getAttribute('aria-expanded'), 'true');
  await click(item('For Buyers'));
  assert.equal(headings(), []);
});

test('opening a panel closes the other one (S-051)', async () => {
  await click(item('For Buyers'));
  await click(item('For Owners'));
  assert.equal(headings(), ['Owner Offerings']);
});

test('Escape closes the panel and gives the focus back to its item', async () => {
  await click(item('Login'));
  await press(byRole(header(), 'link', 'My Profile'), 'Escape');
  assert.equal(headings(), []);
  assert.is(document.activeElement, item('Login'));
});

test('a press outside closes the panel', async () => {
  await click(item('For Owners'));
  site.root.querySelector('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await settle();
  assert.equal(headings(), []);
});

test('the buy panel leads to searches (S-055, C-48)', async () => {
  await click(item('For Buyers'));
  assert.is(linkTo('Buy Flat'), '/search?tab=Buy&property=Flat');
  assert.is(linkTo('Plot/Land'), '/search?tab=Plot%2FLand');
  assert.is(linkTo('Commercial'), '/search?tab=Commercial');
  assert.is(linkTo('Property in Mumbai'), '/search?tab=Buy&city=Mumbai');
  assert.match(header().textContent, 'Popular Searches');
});

test('the owner panel leads to posting, services and responses (S-056)', async () => {
  await click(item('For Owners'));
  assert.is(linkTo('Post PropertyFree'), '/profile#post');
  assert.is(linkTo('Owner Services'), '/#owners');
  assert.is(linkTo('View Responses'), '/v-response');
});

test('the login panel has the quick links and the sign-in links (S-052, S-053)', async () => {
  await click(item('Login'));
  assert.equal(headings(), ['My Activity']);
  assert.match(header().textContent, 'Quick Links');
  assert.is(linkTo('View Response'), '/v-response');
  assert.is(linkTo('Manage Properties'), '/manage');
  assert.is(linkTo('My Profile'), '/profile');
  assert.is(linkTo('Login'), '/login');
  assert.match(header().textContent, 'New to Housing ?');
  assert.is(linkTo('Sign up'), '/signup');
});

test('signed in, the panel has Log out instead, which shows a toast (S-054, S-217)', async () => {
  await site.close();
  site = await openSite('/about-us', {
    replies: {
      checkAuth: () => ({ authenticated: true }),
      'get-coin': () => ({ coins: 3 }),
      logout: () => ({ message: 'Log Out Successfully' }),
    },
  });
  await until(() => allByRole(header(), 'button', /3 coins/).length > 0);
  await click(byRole(header(), 'button', /3 coins/));
  assert.is(linkTo('My Profile'), '/profile');
  assert.equal(allByRole(header(), 'link', 'Sign up'), []);
  await click(byRole(header(), 'button', 'Log Out'));
  await settle(20);
  assert.is(site.api.callsOf('logout').length, 1);
  assert.is(linkTo('Sign up'), '/signup');
});

test('the account item says nothing of anybody before the server has answered (C-60)', async () => {
  await site.close();
  site = await openSite('/about-us', { replies: { checkAuth: () => new Promise(() => {}) } });
  assert.ok(byRole(header(), 'button', /^My Activity/));
  assert.equal(allByRole(header(), 'button', 'Login'), []);
});

/** Opens the site as Asha, who has three coins. */
const openAsAsha = async (): Promise<void> => {
  await site.close();
  site = await openSite('/about-us', {
    replies: {
      checkAuth: () => ({ authenticated: true }),
      'get-coin': () => ({ coins: 3 }),
      'GET /api/v1/profile': () => ({
        name: 'Asha Ravi Patil',
        email: 'asha@example.com',
        phone: '9820000001',
        usertype: 'Buyer / Owner / Tenant',
        coins: 3,
        phoneVerified: true,
      }),
    },
  });
  await until(() => allByRole(header(), 'button', /^Asha Ravi Patil, 3 coins/).length > 0);
};

const initialsIn = (part: Element) => part.querySelector<HTMLElement>('[data-initials]')?.dataset.initials;

const openMenu = async (): Promise<Element> => {
  await click(byRole(header(), 'button', 'Menu'));
  await until(() => allByRole(site.root, 'dialog').length > 0);
  return byRole(site.root, 'dialog', 'Menu');
};

test('signed in, the account item is the person: initials, first name and coins', async () => {
  await openAsAsha();
  const item = byRole(header(), 'button', /^Asha Ravi Patil, 3 coins/);
  assert.match(item.textContent, /Asha.*3/);
  assert.is(initialsIn(item), 'AP');
});

test('on a phone the initials stand on the menu, and name and coins at its head', async () => {
  await openAsAsha();
  assert.is(initialsIn(byRole(header(), 'button', 'Menu')), 'AP');
  const menu = await openMenu();
  await until(() => menu.textContent.includes('Asha Ravi Patil'));
  const [first, second] = allByRole(menu, 'link');
  assert.match(first?.textContent ?? '', /^Asha Ravi Patil/);
  assert.match(first?.textContent ?? '', 'Asha Ravi Patil, 3 coins');
  assert.is(first?.getAttribute('href'), '/profile');
  assert.is(second?.textContent, 'Post Property');
  assert.equal(allByRole(menu, 'link', 'Login'), []);
});

test('signed out, the phone’s menu begins with Post Property and ends with Login', async () => {
  assert.is(initialsIn(byRole(header(), 'button', 'Menu')), undefined);
  const menu = await openMenu();
  await until(() => allByRole(menu, 'link', 'Login').length > 0);
  const links = allByRole(menu, 'link').map(({ textContent }) => textContent);
  assert.equal([links[0], links.at(-2)], ['Post Property', 'Login']);
});

test('initials are whole letters in every script', () => {
  assert.equal(['Asha Ravi Patil', 'आशा पाटील', 'asha', ''].map(initialsOf), ['AP', 'आपा', 'A', '']);
});

test('signing in from the header leads back to the page on show', async () => {
  await click(item('Login'));
  await click(byRole(header(), 'link', 'Login'));
  assert.is(shownAddress(), '/login');
  assert.is((history.state as { from?: string }).from, '/about-us');
});

test('a line of a panel opens its page without loading anew, and the panel closes', async () => {
  await click(item('Login'));
  await click(byRole(header(), 'link', 'Manage Properties'));
  assert.is(shownAddress(), '/manage');
  assert.equal(headings(), []);
});

test('the brand is the drawn logo, or the symbol beside the name of a market with a name of its own', async () => {
  assert.ok(header().querySelector('.art-logo'));
  await site.close();
  site = await openSite('/about-us', { site: { brand: 'Ghar' } });
  assert.ok(header().querySelector('.art-brand'));
  assert.is(header().querySelector('.art-logo'), null);
  assert.is(byRole(header(), 'link', 'Ghar, home').textContent, 'Ghar');
});

test('the brand leads home', async () => {
  await click(byRole(header(), 'link', 'Housing, home'));
  assert.is(shownAddress(), '/');
});

test("the phone's menu holds all panels, and choosing a line closes it", async () => {
  await click(byRole(header(), 'button', 'Menu'));
  await until(() => allByRole(site.root, 'dialog').length > 0);
  const menu = byRole(site.root, 'dialog', 'Menu');
  for (const heading of ['Buy Section', 'Owner Offerings', 'My Activity'])
    assert.ok(byRole(menu, 'heading', heading));
  await click(byRole(menu, 'link', 'My Profile'));
  assert.is(shownAddress(), '/profile');
  assert.is(allByRole(site.root, 'dialog').length, 0);
});

test.run();
