/** A partner's keys: making one, saying where it may be used and what it shows, seeing what happened, ending it. */
import { openSite, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click, settle, type } from '../../../support/mount.js';

const test = suite('host/pages/partners/keys');

const made = { key: 'pk_test_1', mode: 'test', origins: [], settings: {}, createdAt: '2026-11-01T10:00:00Z' };
const days = [
  { day: '2026-11-01', loads: 4, searches: 0, opens: 2, contacts: 1 },
  { day: '2026-11-02', loads: 8, searches: 0, opens: 3, contacts: 0 },
];

let acts: { days: object[]; pages: object[] } = { days: [], pages: [] };

/** As a browser does it: a value that a script sets is no news to React. */
const typeLines = async (field: HTMLElement, lines: string): Promise<void> => {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, lines);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  await settle();
};

const openPartners = async () => {
  let keys: object[] = [];
  const site = await openSite('/partners', {
    replies: {
      checkAuth: () => ({ authenticated: true }),
      'GET /api/v1/webhook': () => ({ url: '', createdAt: '', oldSecretUntil: '' }),
      'GET /api/v1/partner-keys/:key/acts': () => acts,
      'GET /api/v1/partner-keys/:key/days': () => ({ days }),
      'GET /api/v1/partner-keys': () => ({ keys }),
      'POST /api/v1/partner-keys': ({ body }) => {
        const key = { ...made, ...(body as object) };
        keys = [key];
        return key;
      },
      'PUT /api/v1/partner-keys/:key': ({ body }) => ({ ...(keys[0] as object), ...(body as object) }),
      'DELETE /api/v1/partner-keys/:key': () => {
        keys = [];
        return { message: 'Key ended' };
      },
    },
  });
  const main = site.root.querySelector('main') as HTMLElement;
  await until(() => main.textContent.includes('No keys yet'));
  await type(byRole(main, 'textbox', /^Name of the site/), 'Sahyadri');
  await click(byRole(main, 'radio', /^Test,/));
  await click(byRole(main, 'button', 'Make a key'));
  await until(() => main.querySelector('rect') !== null);
  return { site, main };
};

test('a key is made, told where it may be used and what it shows, and ended after one more question', async () => {
  const { site, main } = await openPartners();
  assert.equal(site.api.callsOf('POST /api/v1/partner-keys')[0]?.body, { name: 'Sahyadri', mode: 'test' });
  assert.is(main.querySelector('code')?.textContent, 'pk_test_1');

  await typeLines(
    byRole(main, 'textbox', /^Addresses that may use it/),
    'https://a.example\nhttps://b.example',
  );
  await type(byRole(main, 'textbox', /^Only this city/), ' Pune ');
  await click(byRole(main, 'button', 'Save'));
  await until(() => site.api.callsOf('PUT /api/v1/partner-keys').length > 0);
  const [change] = site.api.callsOf('PUT /api/v1/partner-keys');
  const { origins, settings } = change?.body as { origins: string[]; settings: { locked: object } };
  assert.is(change?.params.key, 'pk_test_1');
  assert.equal(origins, ['https://a.example', 'https://b.example']);
  assert.equal(settings.locked, { city: 'Pune' });

  await click(byRole(main, 'button', 'End this key'));
  assert.is(site.api.callsOf('DELETE /api/v1/partner-keys').length, 0, 'it asks first');
  await click(byRole(main, 'button', 'End this key'));
  await until(() => main.textContent.includes('No keys yet'));
  await site.close();
});

test('the plot has a bar a day, tall as its share of the most, and says each day to whoever sees no bars', async () => {
  const { site, main } = await openPartners();
  const heights = () => [...main.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')));
  const said = () => allByRole(main, 'listitem').map(({ textContent }) => textContent);
  assert.equal(heights(), [50, 100]);
  assert.match(main.textContent, '12 in all');
  await click(byRole(main, 'radio', 'Contacts'));
  assert.ok((heights()[1] ?? 0) > 0 && (heights()[1] ?? 0) < 5, 'a day without is a line');
  assert.match(main.textContent, '1 in all');
  assert.ok(
    said().some((line) => /2 Nov.*: 0$/.test(line)),
    said().join(' | '),
  );
  await site.close();
});

test('what visitors did is a plot of each act and a table of pages and campaigns', async () => {
  const counts = { numbers: 3, messages: 0, saves: 1, posts: 0, alerts: 0 };
  acts = {
    days: days.map(({ day }) => ({ day, ...counts })),
    pages: [
      { page: '/homes', campaign: 'diwali', ...counts },
      { page: '', campaign: '', ...counts, numbers: 0 },
    ],
  };
  const { site, main } = await openPartners();
  await until(() => main.querySelector('table') !== null);
  const rows = [...main.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  assert.equal(rows, [
    ['/homes', 'diwali', '3', '0', '1', '0', '0'],
    ['other pages', '', '0', '0', '1', '0', '0'],
  ]);
  await click(byRole(main, 'radio', 'Saved'));
  assert.match(main.textContent, '2 in all');
  acts = { days: [], pages: [] };
  await site.close();
});

test.run();
