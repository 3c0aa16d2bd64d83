/** The further facts of demo listings: most owners tell some of them, and what the description says they say too. */
import type { ListingKind } from '../../src/api/contract/listings.schema.js';
import type { MoreFact } from '../../src/model/rules/listing/more-facts.js';
import { facingOptions, gateTimeOptions } from '../../src/model/rules/options/more-facts.js';
import type { Random } from '../pictures/random.js';
import { indianDay } from './figures.js';

type Facts = Partial<Record<MoreFact, string | boolean>>;

/** What is known of the listing, and of its day. */
interface Told {
  readonly description: string;
  /** Beds of a PG. */
  readonly capacity?: string | number | undefined;
  readonly approvedBy?: string | undefined;
  readonly now: Date;
}

const parking = (random: Random, { description }: Told): Facts => {
  if (/covered parking/i.test(description)) return { parking: 'Covered' };
  if (/parking/i.test(description)) return { parking: 'Open' };
  return random.chance(0.3) ? {} : { parking: random.pick(['Covered', 'Covered', 'Open', 'No parking']) };
};

const facing = (random: Random, { description }: Told): Facts => {
  if (/east facing/i.test(description)) return { facing: 'East' };
  return random.chance(0.4) ? {} : { facing: random.pick(facingOptions) };
};

const negotiable = (random: Random): Facts => (random.chance(0.5) ? {} : { negotiable: random.chance(0.65) });

const pets = (random: Random): Facts => (random.chance(0.4) ? {} : { petsAllowed: random.chance(0.45) });

const mealsIn = (description: string): string => {
  if (/are included/.test(description)) return 'Included';
  return /can be added|tiffin/i.test(description) ? 'At extra cost' : 'Not provided';
};

const guest = (random: Random, { description, capacity = 1, now }: Told): Facts => {
  const beds = random.int(0, Number(capacity));
  return {
    meals: mealsIn(description),
    sharing: String(capacity),
    attachedBath: random.chance(0.55),
    gateTime: /closes at eleven/.test(description) ? '11 pm' : random.pick(gateTimeOptions.slice(1)),
    ...(beds > 0 && {
      bedsFree: String(beds),
      bedsFreeFrom: indianDay(now, random.chance(0.6) ? 0 : random.int(3, 30)),
    }),
  };
};

const land = (random: Random, { approvedBy = '' }: Told): Facts => {
  const isReady = approvedBy === 'N.A(Non-Agricultural)';
  return {
    ...(isReady || random.chance(0.6) ? { extract712: isReady || random.chance(0.8) } : {}),
    ...(isReady || approvedBy === 'N.A(in-process)' ? { naOrder: isReady } : {}),
    ...(random.chance(0.6) && { surveyNumber: `${String(random.int(8, 240))}/${String(random.int(1, 9))}` }),
    roadWidth: random.pick(['15', '20', '30', '30', '40', '60']),
  };
};

const ofKind: Readonly<Record<ListingKind, readonly ((random: Random, told: Told) => Facts)[]>> = {
  sell: [parking, facing, negotiable],
  rent: [parking, pets, facing],
  plot: [land, facing, negotiable],
  pg: [guest, pets, parking],
  commercial: [parking, facing, negotiable],
};

/** Makes the facts. */
export const moreFactsFor = (kind: ListingKind, random: Random, told: Told): Facts =>
  Object.assign({}, ...ofKind[kind].map((tell) => tell(random, told))) as Facts;
