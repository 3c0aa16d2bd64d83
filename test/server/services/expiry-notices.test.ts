/** Owners are told once, ten days before, by every channel there is, also when several servers do it (C-31). */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../../server/config.js';
import type { Database } from '../../../server/db/database.js';
import type { Email } from '../../../server/services/email.js';
import { createAlertLinks } from '../../../server/services/alerts/links.js';
import { createComposers } from '../../../server/services/outbox/composers.js';
import { createOutbox } from '../../../server/services/outbox/outbox.js';
import { createExpiryNotices, noticeDays } from '../../../server/services/expiry-notices.js';
import { createListingWriter } from '../../../server/services/listing-writer.js';
import { createOwnListings } from '../../../server/services/own-listings.js';
import type { Sms } from '../../../server/services/sms.js';
import { openTestDatabase } from '../../support/engines.js';
import { aPlot, aSale, owner } from '../../support/listings.js';

const test = suite('server/services/expiry-notices');
const day = 86_400_000;
const created = Date.parse('2027-08-01T10:00:00Z');
const config = readConfig({ NODE_ENV: 'test' });
const silent = { ...owner, id: 'silent', email: null, phone: null };
let database: Database;
let texts: Sms[];
let mails: Email[];
let isBroken: boolean;
let now: number;
let tell: () => Promise<void>;

test.before(async () => {
  database = await openTestDatabase();
  await database.sql.insertInto('app_user').values([owner, silent]).execute();
});
test.before.each(async () => {
  await database.sql.deleteFrom('listing').execute();
  await database.sql.deleteFrom('outbox').execute();
  const createdAt = new Date(created);
  await createListingWriter(database.sql, config).saveListings([
    aSale({}, { createdAt }),
    aPlot({}, { createdAt: new Date(created + day) }),
    aSale({ society: 'Forever' }, { createdAt, expires: false }),
    aSale({ society: 'Silent' }, { createdAt, ownerId: silent.id }),
  ]);
  [texts, mails, isBroken, now] = [[], [], false, created];
  const links = createAlertLinks(database.sql);
  const clock = () => now;
  const site = { brand: 'Housing', publicUrl: 'https://homes.example' };
  const write = createExpiryNotices(database.sql, { bySms: true, listingDays: 90, now: clock });
  const outbox = createOutbox(database.sql, {
    composers: createComposers(database.sql, { ...site, links, now: clock }),
    sms: {
      send: async (sms) => {
        if (isBroken) throw new Error('gateway down');
        texts.push(sms);
      },
    },
    email: {
      send: async (email) => {
        mails.push(email);
      },
    },
    push: undefined,
    cap: { isReached: () => Promise.resolve(false) },
    now: clock,
  });
  tell = async () => {
    await write();
    await outbox.deliver();
  };
});
test.after(() => database.close());

const ids = async (): Promise<string[]> =>
  (
    await database.sql
      .selectFrom('listing')
      .select('property_id as id')
      .where('owner_id', '=', owner.id)
      .where('expires_at', 'is not', null)
      .orderBy('expires_at')
      .execute()
  ).map(({ id }) => id);

test('ten of ninety days are left when an owner is told, in the same share of other times', () => {
  assert.equal([noticeDays(90), noticeDays(30), noticeDays(5)], [10, 3, 1]);
});

test('on day 79 nobody is told, on day 80 the owner is, once', async () => {
  now = created + 79 * day;
  await tell();
  assert.equal([texts, mails], [[], []]);
  now = created + 80 * day;
  await tell();
  await tell();
  const [first] = await ids();
  assert.is(texts.length, 1);
  assert.is(texts[0]?.to, owner.phone);
  assert.is(texts[0]?.template, 'expiry');
  assert.is(
    texts[0]?.text,
    `Your listing ${first} on Housing will leave the market on 30 October 2027. Choose Repost under Manage Properties to keep it.`,
  );
  assert.is(mails.length, 1);
  assert.is(mails[0]?.to, owner.email);
  assert.is(mails[0]?.subject, 'One of your listings comes down on 30 October 2027');
  assert.match(mails[0]?.text ?? '', String(first));
  assert.match(mails[0]?.text ?? '', 'https://homes.example/manage');
});

test('several listings of an owner come in one notice', async () => {
  now = created + 85 * day;
  await tell();
  assert.is(mails.length, 1);
  assert.match(mails[0]?.subject ?? '', '2 of your listings come down');
  for (const id of await ids()) assert.match(mails[0]?.text ?? '', id);
});

test('two servers at once tell once', async () => {
  now = created + 80 * day;
  await Promise.all([tell(), tell()]);
  assert.is(mails.length, 1);
});

test('a paused or deleted listing gives no notice, and a reposted one gives another in its time', async () => {
  const own = createOwnListings(database.sql, { publicUrl: '', listingDays: 90, now: () => now });
  const [sale = '', plot = ''] = await ids();
  now = created + 82 * day;
  const by = { userId: owner.id, actorId: owner.id };
  await own.remove(by, plot);
  await own.setStatus(by, sale, { status: 'Inactive' });
  await tell();
  assert.is(mails.length, 0);
  await own.setStatus(by, sale, { status: 'Active' });
  await tell();
  assert.is(mails.length, 0, 'it has all its days again');
  now += 80 * day;
  await tell();
  assert.is(mails.length, 1);
});

test('a gateway that is down is tried again, five times at most', async () => {
  isBroken = true;
  now = created + 80 * day;
  for (let round = 0; round < 14; round += 1) {
    await tell();
    now += day / 4;
  }
  const [notice] = await database.sql
    .selectFrom('outbox')
    .select(['tries', 'due_at', 'sent_at'])
    .where('channel', '=', 'sms')
    .where('user_id', '=', owner.id)
    .execute();
  assert.equal([notice?.tries, notice?.due_at, notice?.sent_at], [5, null, null]);
  assert.is(mails.length > 0, true);
});

test('what has been in the bin for 30 days goes for good', async () => {
  const own = createOwnListings(database.sql, { publicUrl: '', listingDays: 90, now: () => now });
  const [sale = ''] = await ids();
  await own.remove({ userId: owner.id, actorId: owner.id }, sale);
  now = created + 29 * day;
  await own.emptyBins();
  assert.ok((await ids()).includes(sale));
  now = created + 30 * day;
  await own.emptyBins();
  assert.not.ok((await ids()).includes(sale));
});

test.run();
