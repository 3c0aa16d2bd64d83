/** A person's webhook at /partners: set, its secret shown once, an example sent, the deliveries listed, ended (S-772). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byRole, click, type } from '../../../support/mount.js';
import { openSite, until } from '../../open-site.js';

const test = suite('host/pages/partners/webhook');

const none = { url: '', createdAt: '', oldSecretUntil: '' };
const set = { ...none, url: 'https://crm.example/leads', createdAt: '2026-11-01T10:00:00Z' };
const delivery = {
  ...{ id: 'd1', type: 'lead.number', at: '2026-11-02T10:00:00Z', state: 'waiting', tries: 2 },
  ...{ answer: '500', dueAt: '2026-11-02T11:00:00Z' },
};

const openPartners = async (given: object = none) => {
  const site = await openSite('/partners', {
    replies: {
      checkAuth: () => ({ authenticated: true }),
      'GET /api/v1/partner-keys': () => ({ keys: [] }),
      'GET /api/v1/webhook/deliveries': () => ({ deliveries: [delivery] }),
      'POST /api/v1/webhook/secret': () => ({
        ...set,
        oldSecretUntil: '2026-11-03T10:00:00Z',
        secret: 'whsec_2',
      }),
      'POST /api/v1/webhook/test': () => ({ message: 'An example is on its way.' }),
      'GET /api/v1/webhook': () => given,
      'PUT /api/v1/webhook': ({ body }) => ({ ...set, ...(body as object), secret: 'whsec_1' }),
      'DELETE /api/v1/webhook': () => ({ message: 'The webhook was ended.' }),
    },
  });
  const main = site.root.querySelector('main') as HTMLElement;
  await until(() => main.textContent.includes('Enquiries to your own system'));
  return { site, main };
};

test('an address is set, and the secret shown that is told once', async () => {
  const { site, main } = await openPartners();
  assert.not.match(main.textContent, 'What was sent');
  await type(byRole(main, 'textbox', /^Address of your server/), ' https://crm.example/leads ');
  await click(byRole(main, 'button', 'Send enquiries there'));
  await until(() => main.textContent.includes('whsec_1'));
  assert.equal(site.api.callsOf('PUT /api/v1/webhook')[0]?.body, { url: 'https://crm.example/leads' });
  await until(() => main.textContent.includes('Number seen'));
  assert.match(main.textContent, /On its way.*2 tries · last answer: 500 · again at 2 Nov 2026, 16:30/);
  await site.close();
});

test('another secret and the end come after one more question; an example is sent at once', async () => {
  const { site, main } = await openPartners(set);
  await until(() => main.textContent.includes('What was sent'));
  await click(byRole(main, 'button', 'Send an example'));
  await until(() => site.api.callsOf('POST /api/v1/webhook/test').length === 1);
  await until(() => site.api.callsOf('GET /api/v1/webhook/deliveries').length > 1);

  await click(byRole(main, 'button', 'Make another secret'));
  assert.is(site.api.callsOf('POST /api/v1/webhook/secret').length, 0, 'it asks first');
  await click(byRole(main, 'button', 'Make another secret'));
  await until(() => main.textContent.includes('whsec_2'));
  assert.match(main.textContent, 'until 3 Nov 2026');

  await click(byRole(main, 'button', 'Send no more enquiries'));
  assert.is(site.api.callsOf('DELETE /api/v1/webhook').length, 0, 'it asks first');
  await click(byRole(main, 'button', 'Send no more enquiries'));
  await until(() => !main.textContent.includes('What was sent'));
  assert.not.match(main.textContent, 'whsec_2');
  await site.close();
});

test.run();
