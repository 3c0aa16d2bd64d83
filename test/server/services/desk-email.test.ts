/** What the owner of a listing is told by e-mail of a decision at the desk. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ListingDecision } from '../../../src/api/contract/desk.schema.js';
import { insertConsent } from '../../../server/repositories/consent.js';
import { accountChangeEmail } from '../../../server/services/account-change-email.js';
import { createDesk } from '../../../server/services/desk.js';
import { createAlertLinks } from '../../../server/services/alerts/links.js';
import { createComposers } from '../../../server/services/outbox/composers.js';
import { createOutbox } from '../../../server/services/outbox/outbox.js';
import type { Email } from '../../../server/services/email.js';
import { signedIn } from '../../support/people.js';
import { type OwnMarket, openOwnMarket } from '../../support/own-market.js';

const test = suite('server/services/desk-email');
let market: OwnMarket;
let who: { userId: string; isRecentAtDesk: boolean };
test.before(async () => {
  market = await openOwnMarket();
  const moderator = await signedIn(market.server);
  const role = { command: 'role', email: moderator.email, role: 'moderator' } as const;
  await market.server.services.operate(role);
  who = { userId: await market.idOf(moderator), isRecentAtDesk: true };
});
test.after(() => market.server.close());

const outboxWith = (send: (email: Email) => Promise<void>, onFailure: (failure: unknown) => void) => {
  const { sql } = market.server.database;
  const [links, now] = [createAlertLinks(sql), Date.now];
  const site = { brand: 'Gharkul', publicUrl: 'https://homes.example' };
  const composers = createComposers(sql, { ...site, links, now });
  const cap = { isReached: async () => false };
  return createOutbox(sql, { composers, email: { send }, sms: undefined, push: undefined, cap, onFailure });
};
const decideBy = async (
  act: ListingDecision['act'],
  send: (email: Email) => Promise<void>,
  onFailure: (failure: unknown) => void = () => undefined,
): Promise<void> => {
  await market.server.database.sql.deleteFrom('outbox').execute();
  const desk = createDesk(market.server.database.sql, { imageOf: (key: string) => key });
  await desk.decideListing(who, market.listings.sell.id, { act, reason: 'The price is that of a garage.' });
  await outboxWith(send, onFailure).deliver();
};
const sentFor = async (act: ListingDecision['act']): Promise<Email[]> => {
  const sent: Email[] = [];
  await decideBy(act, async (email) => void sent.push(email));
  return sent;
};

test('a hidden listing tells its owner why, and where to mend it', async () => {
  const [email, ...more] = await sentFor('hide');
  assert.is(more.length, 0);
  assert.is(email?.to, market.asha.email);
  const { propertyId } = market.listings.sell;
  assert.is(email?.subject, `Your listing ${propertyId} on Gharkul is hidden until you fix it`);
  assert.match(String(email?.text), /Reason: The price is that of a garage\./);
  assert.match(String(email?.text), /https:\/\/homes\.example\/manage$/);
});

test('a warning tells the reason; an approval sends nothing', async () => {
  assert.match(String((await sentFor('warn'))[0]?.subject), /needs fixing/);
  assert.equal(await sentFor('approve'), []);
});

test('an e-mail that cannot be sent leaves the decision taken and is told to the operator', async () => {
  const failures: unknown[] = [];
  const fail = async (): Promise<void> => Promise.reject(new Error('mail server down'));
  await decideBy('hide', fail, (failure) => failures.push(failure));
  assert.equal(
    failures.map((failure) => (failure as Error).message),
    ['mail server down'],
  );
  const { id } = market.listings.sell;
  assert.is((await market.server.get(`/api/v3/property/sell/${id}`)).status, 410);
});

test('the mail is in the language that the owner used last', async () => {
  const { sql } = market.server.database;
  const userId = await market.idOf(market.asha);
  for (const [language, subject, page] of [
    ['hi', 'आपका विज्ञापन', '/manage?lang=hi'],
    ['mr', 'तुमची जाहिरात', '/manage?lang=mr'],
  ] as const) {
    await insertConsent(sql, { userId, subject: 'contact', isGiven: true, language }, Date.now());
    const [email] = await sentFor('hide');
    assert.match(email?.subject ?? '', subject);
    assert.ok(email?.text.endsWith(`https://homes.example${page}`), email?.text);
    assert.match(email?.text ?? '', 'The price is that of a garage.', 'the reason as the desk wrote it');
  }
});

test('a changed account is told in the language of its person, and what the version before wrote as it is', () => {
  const change = { changed: ['email', 'the mobile number'], link: 'https://homes.example/undo#x' };
  const mail = accountChangeEmail({ to: 'a@x.in', name: 'आशा', language: 'mr' }, change, 'Gharkul');
  assert.is(mail.subject, 'तुमच्या Gharkul खात्यात बदल झाला');
  assert.match(mail.text, '- ई-मेल पत्ता\n- the mobile number');
  assert.ok(mail.text.startsWith('नमस्कार आशा,'));
  assert.ok(mail.text.endsWith(change.link));
});

test.run();
