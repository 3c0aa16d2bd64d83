/** Activity on the demo’s listings: daily visits, contacts, one listing let and one paused. */
import type { Sql } from '../../server/db/database.js';
import { createRandom, type Random } from '../pictures/random.js';

/** Days of visits; an owner is shown the last fourteen. */
const days = 14;
const day = 86_400_000;

interface Listing {
  id: string;
  kind: string;
  source: string;
}

const dayOf = (now: Date, ago: number): string =>
  new Date(now.getTime() - ago * day).toISOString().slice(0, 10);

const visitsOf = (random: Random, { id, source }: Listing, now: Date) => {
  const liking = random.range(0.5, 9);
  return Array.from({ length: days }, (_, ago) =>
    Array.from({ length: Math.floor(random.next() * liking) }, (_none, at) => ({
      listing_id: id,
      visitor: `demo-${source}-${String(ago)}-${String(at)}`,
      day: dayOf(now, ago),
    })),
  ).flat();
};

/** How many people saw the card in a list on each day: some times as many as opened it. */
const impressionsOf = (random: Random, { id }: Listing, visits: readonly { day: string }[], now: Date) =>
  Array.from({ length: days }, (_, ago) => {
    const day = dayOf(now, ago);
    const opened = visits.filter((visit) => visit.day === day).length;
    return { listing_id: id, day, count: random.int(1, 6) + opened * random.int(5, 12) };
  });

const contactsOf = (random: Random, { id }: Listing, viewers: readonly string[], now: Date) =>
  viewers
    .filter(() => random.chance(0.18))
    .map((viewer) => {
      const at = new Date(now.getTime() - random.range(0.05, 20) * day);
      return {
        listing_id: id,
        viewer_id: viewer,
        day: at.toISOString().slice(0, 10),
        action: random.chance(0.6) ? ('number' as const) : ('message' as const),
        paid: true,
        at,
      };
    });

/** Takes the oldest let and the oldest sale off the market, as owners do. */
const pauseSome = async (database: Sql, listings: readonly Listing[]): Promise<void> => {
  for (const [kind, reason] of [
    ['rent', 'rented'],
    ['sell', 'paused'],
  ] as const) {
    const oldest = listings.find((listing) => listing.kind === kind);
    if (!oldest) continue;
    await database
      .updateTable('listing')
      .set({ status: 'Inactive', inactive_reason: reason })
      .where('id', '=', oldest.id)
      .execute();
  }
};

/** Adds visitors and contacts to the listings of some owners; repeating it changes nothing. */
export const seedInterest = async (
  database: Sql,
  owners: readonly string[],
  viewers: readonly string[],
  now: Date,
): Promise<void> => {
  const listings = await database
    .selectFrom('listing')
    .select(['id', 'kind', 'source_key as source'])
    .where('owner_id', 'in', [...owners])
    .where('source_key', 'is not', null)
    .orderBy('created_at')
    .execute();
  for (const { id, kind, source } of listings) {
    const listing = { id, kind, source: source ?? '' };
    const random = createRandom(`interest:${listing.source}`);
    const visits = visitsOf(random.branch('visits'), listing, now);
    const contacts = contactsOf(random.branch('contacts'), listing, viewers, now);
    if (visits.length > 0)
      await database
        .insertInto('listing_visit')
        .values(visits)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    await database
      .insertInto('listing_impression')
      .values(impressionsOf(random.branch('impressions'), listing, visits, now))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    if (contacts.length > 0)
      await database
        .insertInto('listing_view')
        .values(contacts)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const earlier = random.int(0, 90);
    await database
      .updateTable('listing')
      .set({ visits: visits.length + earlier })
      .where('id', '=', id)
      .execute();
  }
  await pauseSome(
    database,
    listings.map(({ id, kind, source }) => ({ id, kind, source: source ?? '' })),
  );
};
