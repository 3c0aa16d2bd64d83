/** The demo market: about 300 listings of all kinds and cities, the same ones for the same seed and day. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { createRandom, type Random } from '../pictures/random.js';
import type { NewListing } from '../../server/repositories/listing/new-listing.js';
import type { DemoAccount } from '../accounts.js';
import { pickPlace } from './busy-places.js';
import { commercialFields, needsShed } from './commercial.js';
import { denseHomes, denseKey, type DenseHomes } from './dense-places.js';
import { roomsOf } from './figures.js';
import { moreFactsFor } from './more-facts.js';
import { pgFields } from './pg.js';
import { picturesFor } from './picture-keys.js';
import { notesFor } from './picture-notes.js';
import type { Place } from '../../server/places/gazetteer.js';
import { plotFields } from './plot.js';
import { rentFields } from './rent.js';
import { saleFields } from './sale.js';
import { demoVideoOf } from './walks.js';

/** How many listings of each kind the demo market holds, those of its two dense localities not counted. */
export const demoCounts: Readonly<Record<ListingKind, number>> = {
  sell: 92,
  rent: 64,
  plot: 26,
  pg: 28,
  commercial: 30,
};

/** Who offers what: owners one or two homes, agents and builders the rest. */
export interface DemoOwner extends Pick<DemoAccount, 'usertype'> {
  id: string;
}

interface Slot {
  kind: ListingKind;
  index: number;
  place: Place;
  random: Random;
  now: Date;
}

const usualFields = ({ kind, index, place, random, now }: Slot): Pick<NewListing, 'kind' | 'fields'> => {
  switch (kind) {
    case 'sell':
      return { kind, fields: saleFields(random, place) };
    case 'rent':
      return { kind, fields: rentFields(random, place, now) };
    case 'plot':
      return { kind, fields: plotFields(random, place, now) };
    case 'pg':
      return { kind, fields: pgFields(random, place, now) };
    default:
      return { kind, fields: commercialFields(random, place, index) };
  }
};

/** Draws the fields, and then what else their owner tells. */
const fieldsFor = (slot: Slot): Pick<NewListing, 'kind' | 'fields'> => {
  const { kind, fields } = usualFields(slot);
  const told = { description: '', ...fields, now: slot.now };
  return {
    kind,
    fields: { ...fields, ...moreFactsFor(kind, slot.random.branch('more facts'), told) },
  } as Pick<NewListing, 'kind' | 'fields'>;
};

const wantsCheapLand = (kind: ListingKind, index: number): boolean =>
  kind === 'plot' || (kind === 'commercial' && needsShed(index));

// New homes come from builders, everything else from agents and owners.
const ownerFor = (
  random: Random,
  listing: Pick<NewListing, 'kind' | 'fields'>,
  owners: readonly DemoOwner[],
): string => {
  const fresh = 'possessionStatus' in listing.fields && listing.fields.possessionStatus !== 'Resell';
  const wanted = fresh ? 'Builder' : random.chance(0.45) ? 'Agent' : 'Buyer/Owner/Tenant';
  const able = owners.filter(({ usertype }) => usertype === wanted);
  return random.pick(able.length > 0 ? able : owners).id;
};

const day = 86_400_000;

const withVideo = (name: string): Pick<NewListing, 'video'> => {
  const video = demoVideoOf(name);
  return video === undefined ? {} : { video };
};

/** Younger listings come first in every list, and so have pictures. */
const newFor = 14 * day;

/** Draws the fields of a flat until it has the rooms that are wanted. */
const flatWith = (bhk: string, slot: Slot): Pick<NewListing, 'kind' | 'fields'> => {
  for (let attempt = 0; ; attempt += 1) {
    const drawn = fieldsFor({ ...slot, random: slot.random.branch(`fields ${String(attempt)}`) });
    const { fields } = drawn;
    if ('bhk' in fields && fields.bhk === bhk && fields.propertyType === 'Flat') return drawn;
  }
};

/** Makes the homes of a dense locality, none of them among the newest. */
const denseListings = (
  { place, kind, bhk, count }: DenseHomes,
  { now, owners, seed }: { now: Date; owners: readonly DemoOwner[]; seed: string },
): NewListing[] =>
  Array.from({ length: count }, (_, index): NewListing => {
    const name = `${place.name.toLowerCase()}${kind}-${roomsOf(bhk) * 100 + index + 1}`;
    const random = createRandom(`${seed}:${name}`);
    const listing = flatWith(bhk, { kind, index, place, random, now });
    const images = picturesFor(random.branch('pictures'), listing, name, false);
    return {
      ...listing,
      ownerId: ownerFor(random.branch('owner'), listing, owners),
      sourceKey: `${denseKey}${name}`,
      images,
      ...notesFor(images),
      createdAt: new Date(now.getTime() - random.range(20, 58) * day),
      expires: false,
    } as NewListing;
  });

/** Makes the demo listings as of a moment: dates count back from it, nothing expires. */
export const demoListings = (now: Date, owners: readonly DemoOwner[], seed = 'housing'): NewListing[] => {
  const market = (Object.keys(demoCounts) as ListingKind[]).flatMap((kind) =>
    Array.from({ length: demoCounts[kind] }, (_, index) => ({ kind, index })),
  );
  const spread = market.map(({ kind, index }): NewListing => {
    const name = `${kind}-${index + 1}`;
    const random = createRandom(`${seed}:${name}`);
    const place = pickPlace(index, random.branch('place'), wantsCheapLand(kind, index));
    const listing = fieldsFor({ kind, index, place, random: random.branch('fields'), now });
    const age = random.next() ** 1.6 * 58 * day;
    const images = picturesFor(random.branch('pictures'), listing, name, age > newFor);
    return {
      ...listing,
      ownerId: ownerFor(random.branch('owner'), listing, owners),
      sourceKey: `demo-${name}`,
      images,
      ...notesFor(images),
      ...withVideo(name),
      createdAt: new Date(now.getTime() - age),
      expires: false,
    } as NewListing;
  });
  // The first of the owners is the agent that visitors sign in as.
  const others = owners.slice(1);
  return [...spread, ...denseHomes.flatMap((homes) => denseListings(homes, { now, owners: others, seed }))];
};
