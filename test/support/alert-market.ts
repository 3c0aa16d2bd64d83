/** A market whose saved searches are told of: its jobs run when a test says so, at the hour that it says, and mails are kept. */
import { createAlertServices } from '../../server/services/alerts/alert-services.js';
import { createAlertLinks } from '../../server/services/alerts/links.js';
import type { Email } from '../../server/services/email.js';
import { createComposers } from '../../server/services/outbox/composers.js';
import { createOutbox, type Outbox } from '../../server/services/outbox/outbox.js';
import type { PushMessage } from '../../server/services/outbox/push.js';
import type { Sms } from '../../server/services/sms.js';
import type { Notifications } from '../../src/api/contract/notifications.schema.js';
import type { SavedSearch, SavedSearches } from '../../src/api/contract/searches.schema.js';
import { aSale } from './listings.js';
import { type OwnMarket, openOwnMarket } from './own-market.js';
import { type Person, signedIn } from './people.js';

/** Noon in India, of some day after today. */
export const noon = Date.parse('2030-05-06T06:30:00Z');
export const minute = 60_000;
/** A search that the flats of `post` meet. */
export const baner = 'tab=Buy&city=Pune&bedrooms=2BHK&localities=Baner';

/** The jobs as a test runs them. */
interface Jobs {
  match(): Promise<void>;
  /** Writes the messages that are due and sends what waits. */
  deliver(): Promise<void>;
  sweep(): Promise<void>;
  outbox: Outbox;
}

/** The market, with what happens in it. */
export interface AlertMarket extends OwnMarket {
  /** Milliseconds, as the jobs see the clock. */
  now: number;
  mails: Email[];
  texts: Sms[];
  pushes: (PushMessage & { userId: string })[];
  /** Called before each mail is taken; what throws is a mail server that refuses. */
  onMail: () => void;
  jobs: Jobs;
  /** The jobs of another server. */
  others: Jobs;
  /** Begins anew, with nobody told anything; returns somebody whose address is proved. */
  begin(): Promise<Person>;
  /** Returns somebody else whose address is proved. */
  other(): Promise<Person>;
  save(person: Person, search: object): Promise<SavedSearch & { status: number }>;
  searchesOf(person: Person): Promise<SavedSearches>;
  newsOf(person: Person): Promise<Notifications>;
  /** Compares what was written and sends what is due. */
  tell(): Promise<void>;
  /** Posts a flat of Asha's in Baner and returns its id. */
  post(
    given?: Parameters<typeof aSale>[0],
    more?: Pick<NonNullable<Parameters<typeof aSale>[1]>, 'point'>,
  ): Promise<string>;
}

const jobsOf = (market: AlertMarket): Jobs => {
  const { sql } = market.server.database;
  const links = createAlertLinks(sql);
  const now = () => market.now;
  const site = { brand: 'Housing', publicUrl: 'https://homes.example' };
  const { alerts } = createAlertServices(sql, {
    ...{ places: market.server.services.places, links, channels: ['email', 'sms', 'push'], now },
    onFailure: (failure) => {
      throw failure;
    },
  });
  const outbox = createOutbox(sql, {
    ...{ composers: createComposers(sql, { ...site, links, now }), now },
    email: {
      send: async (mail) => {
        market.onMail();
        market.mails.push(mail);
      },
    },
    sms: { send: async (text) => void market.texts.push(text) },
    push: {
      async send({ userId, message }) {
        market.pushes.push({ ...message, userId });
        return undefined;
      },
    },
    cap: { isReached: async () => false },
  });
  const deliver = async () => {
    await alerts.write();
    await outbox.deliver();
  };
  return { match: alerts.match, deliver, sweep: alerts.sweep, outbox };
};

/** Opens the market; `env` sets further settings by their variables. */
export const openAlertMarket = async (env: Record<string, string> = {}): Promise<AlertMarket> => {
  const own = await openOwnMarket(undefined, env);
  const { sql } = own.server.database;
  let posted = 0;
  const market: AlertMarket = {
    ...own,
    ...{ now: noon, mails: [], texts: [], pushes: [], onMail: () => undefined },
    get jobs() {
      return jobsOf(market);
    },
    get others() {
      return jobsOf(market);
    },
    async begin() {
      await sql.deleteFrom('saved_search').execute();
      await sql.deleteFrom('listing_event').execute();
      await sql.deleteFrom('outbox').execute();
      [market.mails, market.texts, market.pushes] = [[], [], []];
      [market.now, market.onMail] = [noon, () => undefined];
      return market.other();
    },
    async other() {
      const person = await signedIn(own.server);
      await sql
        .updateTable('app_user')
        .set({ email_verified: true })
        .where('email', '=', person.email)
        .execute();
      return person;
    },
    async save(person, search) {
      const { status, json } = await person.call('POST', '/api/v1/searches', search);
      return { status, ...(json as unknown as SavedSearch) };
    },
    async searchesOf(person) {
      return (await person.call('GET', '/api/v1/searches')).json as unknown as SavedSearches;
    },
    async newsOf(person) {
      return (await person.call('GET', '/api/v1/notifications')).json as unknown as Notifications;
    },
    async tell() {
      await market.jobs.match();
      await market.jobs.deliver();
    },
    async post(given = {}, more = {}) {
      posted += 1;
      const society = given.society ?? `Alert Court ${posted}`;
      const fields = { city: 'Pune', locality: 'Baner', bhk: '2BHK', carpetArea: String(800 + posted) };
      const sale = aSale(
        { price: 8_500_000, ...fields, ...given, society },
        { ownerId: await own.idOf(own.asha), sourceKey: `alert-${posted}`, ...more },
      );
      await own.server.services.writer.saveListings([sale]);
      const query = sql.selectFrom('listing').select('id').where('project', '=', society);
      return (await query.executeTakeFirstOrThrow()).id;
    },
  };
  return market;
};
