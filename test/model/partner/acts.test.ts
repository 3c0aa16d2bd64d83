/** What a visitor did: told to the page once, counted once, and neither kept nor counted without consent (S-769, S-770). */
import '../../support/dom.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tellAct } from '../../../src/model/partner/acts.js';
import { hasConsent } from '../../../src/model/partner/consent.js';

const test = suite('model/partner/acts');
const connection = { apiBase: 'https://market.example', key: 'pk_live_x' };
const page = globalThis as unknown as { fetch: unknown; dataLayer?: unknown };
const realFetch = page.fetch;

let told: { act: string; actId: string; kind?: string; id?: string }[] = [];
let counted: { url: string; body: { id: string; act: string; page: string; campaign: string } }[] = [];
let answers: (number | Error)[] = [];
const hear = (event: Event): void => {
  told.push((event as CustomEvent<(typeof told)[number]>).detail);
};

test.before(() => {
  document.addEventListener('housing-act', hear);
  page.fetch = (url: string, { body }: { body: string }) => {
    counted.push({ url, body: JSON.parse(body) as (typeof counted)[number]['body'] });
    const answer = answers.shift() ?? 200;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve({ status: answer });
  };
});
test.before.each(() => {
  told = [];
  counted = [];
  answers = [];
  localStorage.clear();
  delete page.dataLayer;
  document.head.innerHTML = '';
  history.replaceState(null, '', '/homes?utm_campaign=diwali&q=private');
});
test.after(() => {
  document.removeEventListener('housing-act', hear);
  page.fetch = realFetch;
});

let made = 0;
const newHome = (): string => `home-${String((made += 1))}`;
const save = (id: string) => ({ act: 'save', about: id, listing: { kind: 'sell', id } }) as const;

test('an act is told and counted once, with the path and campaign of the page alone', async () => {
  const id = newHome();
  await tellAct(connection, save(id));
  await tellAct(connection, save(id));
  assert.is(told.length, 1);
  assert.match(told[0]?.actId ?? '', /^[0-9a-f]{32}$/);
  assert.equal({ ...told[0], actId: '' }, { act: 'save', kind: 'sell', id, actId: '' });
  assert.equal(counted, [
    {
      url: 'https://market.example/embed/api/pk_live_x/api/v3/partner-acts',
      body: { id: told[0]?.actId, act: 'save', page: '/homes', campaign: 'diwali' },
    },
  ]);
});

test('what was told before the page was loaded is not told again', async () => {
  const id = newHome();
  localStorage.setItem('housing:acts', `number other\nsave ${id}`);
  await tellAct(connection, save(id));
  assert.equal([told, counted], [[], []]);
});

test('a refusal of the server is not asked again', async () => {
  answers = [403];
  await tellAct(connection, save(newHome()));
  assert.is(counted.length, 1);
});

test('our own site tells nothing', async () => {
  await tellAct(null, save(newHome()));
  await tellAct({ apiBase: '' }, save(newHome()));
  assert.equal([told, counted], [[], []]);
});

test('without consent the page is told, and nothing is kept or counted', async () => {
  document.head.innerHTML = '<script data-consent="denied" type="text/plain"></script>';
  await tellAct(connection, save(newHome()));
  assert.is(told.length, 1);
  assert.equal(counted, []);
  assert.is(localStorage.length, 0);
});

test('the last signal of the tag manager counts where the script says nothing', () => {
  assert.ok(hasConsent(), 'nothing said');
  page.dataLayer = [{ event: 'x' }, ['consent', 'default', { analytics_storage: 'denied' }]];
  assert.not.ok(hasConsent());
  page.dataLayer = [
    ['consent', 'default', { analytics_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted' }],
    ['consent', 'update', { ad_storage: 'denied' }],
  ];
  assert.ok(hasConsent());
  document.head.innerHTML = '<script data-consent="denied" type="text/plain"></script>';
  assert.not.ok(hasConsent(), 'the script wins');
});

test.run();
