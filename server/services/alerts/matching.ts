/** Compares what was written with what people have saved; safe to run twice, and to be killed in the middle. */
import type { Sql } from '../../db/database.js';
import { type FoundForSearch, insertAlertItems } from '../../repositories/alert-item.js';
import {
  type EventBounds,
  type EventListing,
  findCandidates,
  findListingEvents,
  findMetConditions,
  type ListingEvent,
} from '../../repositories/listing-event.js';
import { takeListingEvents } from '../../repositories/notification.js';
import type { MessageChannel } from '../../db/outbox-tables.js';
import type { Places } from '../places.js';
import { mayMeet } from './may-meet.js';
import { createQuestions, type Question } from './questions.js';

/** What the job needs beside the database. */
export interface MatchingParts {
  places: Places;
  /** What may carry messages. */
  channels: readonly MessageChannel[];
  now?: () => number;
  /** Told when a stored search cannot be read any more; never with its text. */
  onFailure?: (failure: unknown) => void;
}

/** Events that are compared together. */
const mostEvents = 100;
/** Searches that are looked up at once, and conditions of one statement: a longer one blocks the embedded engine. */
const mostCandidates = 2000;
const mostConditions = 100;
/** Findings that are noted together: planning their statement costs as much as a few dozen of them. */
const mostNoted = 500;

type EventGroup = EventBounds & {
  readonly numbers: readonly number[];
  readonly listings: readonly EventListing[];
};

/** The events whose listings the public may see, those of a kind and city together. */
const groupsOf = (events: readonly ListingEvent[]): EventGroup[] => {
  const groups = new Map<string, { kind: EventGroup['kind']; cityKey: string; events: ListingEvent[] }>();
  for (const event of events) {
    const { reason, kind, cityKey } = event;
    if (reason === 'gone' || kind === null || cityKey === null) continue;
    const name = `${kind} ${cityKey}`;
    const group = groups.get(name) ?? { kind, cityKey, events: [] };
    group.events.push(event);
    groups.set(name, group);
  }
  return [...groups.values()].map(({ kind, cityKey, events: together }) => {
    const amounts = together.map(({ amount }) => amount ?? 0);
    return {
      ...{ kind, cityKey, least: Math.min(...amounts), most: Math.max(...amounts) },
      rooms: together.map(({ bedrooms }) => bedrooms),
      numbers: together.map(({ number }) => number),
      listings: together.flatMap(({ listing }) => listing ?? []),
    };
  });
};

/** What a home is to a search that it meets now: found, found only since it changed, or cheaper than before. */
const reasonOf = (
  { reason }: ListingEvent,
  wasMet: boolean,
): Pick<FoundForSearch, 'reason' | 'isChanged'> | undefined => {
  if (reason === 'shown') return { reason: 'match', isChanged: false };
  if (!wasMet) return { reason: 'match', isChanged: true };
  return reason === 'cut' ? { reason: 'cut', isChanged: false } : undefined;
};

/** Compares the listings of a group with conditions, and says what each is to the searches behind them. */
const compare = async (
  database: Sql,
  { numbers }: EventGroup,
  questions: readonly Question[],
  events: ReadonlyMap<number, ListingEvent>,
): Promise<FoundForSearch[]> => {
  const met = await findMetConditions(
    database,
    numbers,
    questions.map(({ condition }) => condition),
  );
  return met.flatMap(({ number, now: here, before }) => {
    const event = events.get(number);
    const earlier = new Set(before);
    return here.flatMap((place) => {
      const reason = event && reasonOf(event, earlier.has(place));
      const searchIds = questions[place - 1]?.searchIds ?? [];
      return reason ? searchIds.map((searchId) => ({ searchId, number, ...reason })) : [];
    });
  });
};

/** Makes the job; one run reads all that waits. */
export const createMatching = (database: Sql, parts: MatchingParts): (() => Promise<void>) => {
  const { places, channels, now = Date.now, onFailure = () => undefined } = parts;

  const ask = createQuestions(database, onFailure);

  const match = async (group: EventGroup, events: ReadonlyMap<number, ListingEvent>): Promise<void> => {
    const directory = await places.directory();
    for (let after = ''; ; ) {
      const candidates = await findCandidates(database, group, { after, limit: mostCandidates });
      const asked = await ask(candidates, directory);
      const questions = asked.filter(({ condition }) =>
        group.listings.some((listing) => mayMeet(condition, listing)),
      );
      const parts: FoundForSearch[][] = [];
      for (let from = 0; from < questions.length; from += mostConditions)
        parts.push(await compare(database, group, questions.slice(from, from + mostConditions), events));
      const found = parts.flat();
      for (let from = 0; from < found.length; from += mostNoted)
        await insertAlertItems(database, found.slice(from, from + mostNoted), {
          at: new Date(now()),
          channels,
        });
      const last = candidates.at(-1);
      if (!last || candidates.length < mostCandidates) return;
      after = last.id;
    }
  };

  return async () => {
    for (;;) {
      const events = await findListingEvents(database, mostEvents);
      if (events.length === 0) return;
      const byNumber = new Map(events.map((event) => [event.number, event]));
      for (const group of groupsOf(events)) await match(group, byNumber);
      // Only now: what is killed before is read again, and nothing is noted twice.
      await takeListingEvents(database, [...byNumber.keys()]);
    }
  };
};
