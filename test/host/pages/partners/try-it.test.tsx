import { openSite, until } from '../../open-site.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allByRole, byRole, click } from '../../../support/mount.js';

const test = suite('host/pages/partners/try-it');

const key = {
  key: 'pk_live_abc',
  name: 'Sahyadri',
  mode: 'live',
  origins: [],
  settings: {},
  createdAt: '2026-11-01T10:00:00Z',
};
const replies = {
  checkAuth: () => ({ authenticated: true }),
  'GET /api/v1/partner-keys/:key/acts': () => ({ days: [], pages: [] }),
  'GET /api/v1/partner-keys': () => ({ keys: [key] }),
  'GET /api/v1/webhook': () => ({ url: '', createdAt: '', oldSecretUntil: '' }),
  'GET /api/v1/partner-keys/:key/days': () => ({ days: [] }),
};

test('when the version cannot be loaded a message is shown with Retry, and the lines stay with the newest', async () => {
  const own = globalThis.fetch;
  let isThere = false;
  globalThis.fetch = () =>
    isThere
      ? Promise.resolve(Response.json({ version: '0.1.0-abc', integrity: 'sha384-xyz' }))
      : Promise.reject(new TypeError('Failed to fetch'));
  const site = await openSite('/partners', { replies });
  const main = site.root.querySelector('main') as HTMLElement;
  await until(() => main.querySelector('pre') !== null);
  const lines = () => main.querySelector('pre')?.textContent ?? '';
  const alerts = () => allByRole(main, 'alert').map(({ textContent }) => textContent);

  await click(byRole(main, 'radio', 'This one, checked by its hash'));
  await until(() => alerts().length > 0);
  assert.match(alerts().join(), 'Couldn’t get the newest version and its hash');
  assert.match(lines(), '/embed/v1/embed.js');

  isThere = true;
  await click(byRole(main, 'button', /Try again|Retry/));
  await until(() => lines().includes('0.1.0-abc'));
  assert.match(lines(), 'integrity="sha384-xyz"');
  assert.equal(alerts(), []);
  await site.close();
  globalThis.fetch = own;
});

test.run();
