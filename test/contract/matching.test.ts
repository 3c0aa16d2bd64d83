/** The job that compares what was written with saved searches may die at any moment: nothing is lost, nothing told twice (S-601). */
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fillPlaces } from '../../server/places/fill.js';
import { type AlertMarket, baner, openAlertMarket } from '../support/alert-market.js';
import type { Person } from '../support/people.js';

const test = suite('contract/matching');
let market: AlertMarket;
let kavya: Person;

test.before(async () => {
  market = await openAlertMarket();
});
test.before.each(async () => {
  kavya = await market.begin();
});
test.after(() => market.server.close());

test('a job that is killed before it has crossed out what it read tells nothing twice and loses nothing', async () => {
  const { sql: database } = market.server.database;
  await market.save(kavya, { query: baner, frequency: 'instant' });
  await market.post();
  const events = await database
    .selectFrom('listing_event')
    .select(['listing_id', 'home_id', 'reason'])
    .execute();
  assert.is(events.length, 1);
  await market.jobs.match();
  await database.insertInto('listing_event').values(events).execute();
  await market.tell();
  await database.insertInto('listing_event').values(events).execute();
  await market.tell();
  assert.equal([(await market.newsOf(kavya)).notifications[0]?.count, market.mails.length], [1, 1]);
  assert.equal(await database.selectFrom('listing_event').select('number').execute(), []);
});

test('a job that dies among its searches loses none and doubles none, whoever goes on', async () => {
  const { sql: database } = market.server.database;
  const run = (statement: string) => sql.raw(statement).execute(database);
  const people = [kavya, await market.other(), await market.other()];
  for (const person of people)
    for (const city of ['Pune', 'Mumbai'])
      await market.save(person, { query: `tab=Buy&city=${city}&bedrooms=2BHK`, frequency: 'instant' });
  await market.post();
  await market.post({ city: 'Mumbai', locality: 'Powai' });
  // The first city is compared and noted; the statement for the second one never comes to its end.
  await run('create sequence deaths');
  await run(`create function die_once() returns trigger language plpgsql as
    $$ begin if nextval('deaths') = 2 then raise 'the process died'; end if; return null; end $$`);
  await run('create trigger dying after insert on alert_item for each statement execute function die_once()');
  const failure = await market.jobs.match().then(
    () => undefined,
    (reason: unknown) => String(reason),
  );
  assert.match(failure ?? '', 'the process died');
  const noted = await database.selectFrom('alert_item').select('search_id').execute();
  assert.is(noted.length, people.length, 'it died in the middle');
  await run('drop trigger dying on alert_item');
  await run('drop function die_once');
  await run('drop sequence deaths');
  await Promise.all([market.jobs.match(), market.others.match()]);
  await market.tell();
  for (const person of people) {
    const { notifications } = await market.newsOf(person);
    assert.equal(
      notifications.map(({ count }) => count),
      [1, 1],
      'one piece of news a search',
    );
    const mails = market.mails.filter(({ to }) => to === person.email);
    assert.is(mails.length, 1);
    assert.is(mails[0]?.text.match(/product\?id=/g)?.length, 2);
  }
});

/** Where a home beside Vanaz station is, and searches that find it but no home in Baner. */
const besideVanaz = { lat: 18.507212, lng: 73.805134 };
const areas = [
  'tab=Buy&bbox=73.79,18.495,73.82,18.52',
  'tab=Buy&polygon=73.79,18.495;73.82,18.495;73.82,18.52;73.79,18.52',
  'tab=Buy&station=Vanaz&walk=15',
  'tab=Buy&station=metro&city=Pune&walk=15',
  'tab=Buy&to=Kothrud&within=15',
] as const;

test('searches of an area, a station and a journey are told of the homes there, and of no others', async () => {
  await fillPlaces(market.server.database.sql);
  const people: Person[] = [];
  for (const query of areas) {
    const person = await market.other();
    const saved = await market.save(person, { query, frequency: 'instant' });
    assert.is(saved.status, 200, query);
    const kept = new URLSearchParams(saved.query);
    for (const [name, value] of new URLSearchParams(query)) assert.is(kept.get(name), value, query);
    people.push(person);
  }
  await market.post({ locality: 'Baner' });
  const id = await market.post({ locality: 'Kothrud' }, { point: besideVanaz });
  await market.tell();
  for (const [at, person] of people.entries()) {
    const { notifications } = await market.newsOf(person);
    assert.equal(
      notifications.map(({ listingId, count }) => [listingId, count]),
      [[id, 1]],
      areas[at],
    );
  }
});

test('an area that is none is not saved', async () => {
  for (const query of ['bbox=73,19,72,18', 'polygon=72.9,19.1;73,19.2', 'station=Atlantis', 'to=Atlantis']) {
    const { status } = await market.save(kavya, { query: `tab=Buy&${query}` });
    assert.is(status, 400, query);
  }
});

test.run();
