/** The demo market: about 300 listings of all kinds and cities, the same ones for the same seed and day. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import { createRandom, type Random } from '../pictures/random.js';
import { societyAmenities } from '../../src/model/rules/options/features.js';
import type { ListingFields, NewListing } from '../../server/repositories/listing/new-listing.js';
import { type DemoAccount, demoAccounts } from '../accounts.js';
import { pickPlace } from './busy-places.js';
import { commercialFields, needsShed } from './commercial.js';
import { denseHomes, denseKey, type DenseHomes } from './dense-places.js';
import { askingPrice, roomsOf } from './figures.js';
import { moreFactsFor } from './more-facts.js';
import { pgFields } from './pg.js';
import { picturesFor } from './picture-keys.js';
import { notesFor } from './picture-notes.js';
import type { Place } from '../../server/places/gazetteer.js';
import { plotFields } from './plot.js';
import { rentFields } from './rent.js';
import { type DemoProject, demoProjects, projectKey } from './projects.js';
import { saleFields } from './sale.js';
import { demoVideoOf } from './walks.js';

/** How many listings of each kind the demo market holds, those of its two dense localities and of projects not counted. */
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

/** Draws the fields of a flat until it has the rooms and the possession that are wanted. */
const flatWith = (bhk: string, slot: Slot, possession?: string): Pick<NewListing, 'kind' | 'fields'> => {
  for (let attempt = 0; ; attempt += 1) {
    const drawn = fieldsFor({ ...slot, random: slot.random.branch(`fields ${String(attempt)}`) });
    const { fields } = drawn;
    const isFlat = 'bhk' in fields && fields.bhk === bhk && fields.propertyType === 'Flat';
    const isThen = !possession || ('possessionStatus' in fields && fields.possessionStatus === possession);
    if (isFlat && isThen) return drawn;
  }
};

/** Older than what stands first in the lists. */
const someWeeksAgo = (random: Random, now: Date): Date =>
  new Date(now.getTime() - random.range(20, 58) * day);

/** What the market is made from. */
interface Market {
  now: Date;
  owners: readonly DemoOwner[];
  seed: string;
}

/** Makes the homes of a dense locality, none of them among the newest. */
const denseListings = (
  { place, kind, bhk, count }: DenseHomes,
  { now, owners, seed }: Market,
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
      createdAt: someWeeksAgo(random, now),
      expires: false,
    } as NewListing;
  });

/** The account of a builder among the owners, which stand in the order of the accounts. */
const builderNamed = (name: string, owners: readonly DemoOwner[]): string => {
  const names = demoAccounts.flatMap((account) => (account.usertype === 'Builder' ? account.name : []));
  return owners.filter(({ usertype }) => usertype === 'Builder')[names.indexOf(name)]?.id ?? '';
};

/** Makes the homes of a project on offer, none of them among the newest. */
const projectListings = (project: DemoProject, { now, owners, seed }: Market): NewListing[] => {
  const { slug, name: society, builder, place, towers, reraNumber, homes, amenities } = project;
  const [, floors] = towers[0] ?? ['', 1];
  return homes.flatMap(({ bhk, carpet, offered }) =>
    Array.from({ length: offered }, (_, index): NewListing => {
      const name = `${slug.replaceAll('-', '')}-${roomsOf(bhk) * 100 + index + 1}`;
      const random = createRandom(`${seed}:${name}`);
      const slot: Slot = { kind: 'sell', index, place, random, now };
      const { fields } = flatWith(bhk, slot, 'Under Construction') as { fields: ListingFields<'sell'> };
      const listing = {
        kind: 'sell' as const,
        fields: {
          ...fields,
          ...{ society, developer: builder, reraApproved: 'Yes', reraNumber },
          price: askingPrice(carpet * place.saleRate * random.range(1.02, 1.14)),
          carpetArea: String(carpet),
          superArea: String(Math.round((carpet * 1.34) / 5) * 5),
          amenities: societyAmenities.filter((each) => amenities.includes(each)),
          features: {
            ...fields.features,
            floorNumber: String(Math.max(1, Math.min(Number(fields.features.floorNumber), floors - 1))),
            totalFloors: String(floors),
          },
        },
      };
      const images = picturesFor(random.branch('pictures'), listing, name, false);
      return {
        ...listing,
        ownerId: builderNamed(builder, owners),
        sourceKey: `${projectKey}${slug}-${name}`,
        images,
        ...notesFor(images),
        createdAt: someWeeksAgo(random, now),
        expires: false,
      };
    }),
  );
};

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
  const rest = { now, owners: others, seed };
  return [
    ...spread,
    ...denseHomes.flatMap((homes) => denseListings(homes, rest)),
    ...demoProjects.flatMap((project) => projectListings(project, rest)),
  ];
};
