/** Short plain descriptions of demo listings, put together from sentences that fit the listing. */
import type { Random } from '../pictures/random.js';
import type { Place } from '../../server/places/gazetteer.js';

interface HomeFacts {
  bhk: string;
  propertyType: string;
  furnishedType: string;
  /** Possession status, or "Rent". */
  status: string;
  floorNumber: number;
  place: Place;
}

const spaced = (bhk: string): string => (bhk === '1RK' ? 'one-room' : bhk.replace(/^(\d)/, '$1 '));
const noun: Readonly<Record<string, string>> = {
  Flat: 'flat',
  Villa: 'villa',
  Penthouse: 'penthouse',
  'Residential House': 'independent house',
  'Builder Floor Ready to Move': 'builder floor',
  'Builder Under Construction': 'builder floor',
};

const openSpace: Readonly<Record<string, string>> = {
  Villa: 'It has a garden strip of its own.',
  Penthouse: 'A private terrace runs along one side.',
  'Residential House': 'Ground and first floor on a plot of its own.',
};

const openings = [
  (what: string, where: string) => `A ${what} in ${where}.`,
  (what: string, where: string) => `Well-kept ${what} on a quiet lane of ${where}.`,
  (what: string, where: string) => `Bright ${what} in the heart of ${where}.`,
  (what: string, where: string) =>
    `${what.charAt(0).toUpperCase()}${what.slice(1)} close to the market in ${where}.`,
  (what: string, where: string) => `Airy ${what} with windows on two sides, ${where}.`,
  (what: string, where: string) => `Practical ${what} in ${where}, no wasted corners.`,
];

const light = [
  'The living room gets the morning sun.',
  'Cross ventilation from the hall to the back.',
  'Large windows and a dry balcony for clothes.',
  'The kitchen has a granite platform and a utility corner.',
  'Vitrified flooring throughout, kota stone in the balcony.',
  'Modular kitchen with a chimney point and gas pipeline.',
  'Bedrooms face the inner garden and stay quiet at night.',
  'Wardrobes in the bedrooms, loft space above the passage.',
];

const nearby = [
  'School, clinic and vegetable market within walking distance.',
  'Buses and autos from the gate at all hours.',
  'Ten minutes to the station by auto outside rush hour.',
  'Daily needs shops on the ground floor of the lane.',
  'A public garden is two lanes away.',
  'Good road to the highway, no flooding in the monsoon so far.',
];

const water = [
  'Corporation water twice a day and a borewell for the rest.',
  'Round-the-clock water and lift backup.',
  'The society is strict about security and keeps its accounts in order.',
  'Covered parking for one car.',
  'Rainwater harvesting and solar lights in the compound.',
  'Monthly maintenance is moderate.',
];

const byStatus: Readonly<Record<string, readonly string[]>> = {
  'Under Construction': [
    'The slab work is done and finishing has begun.',
    'Construction linked payment plan; sample flat ready to see.',
    'Structure complete up to the top floor.',
  ],
  'Ready to Move New': [
    'Never lived in, occupancy certificate received.',
    'New, with the keys ready on registration.',
    'Fresh from the builder with all approvals in hand.',
  ],
  Resell: [
    'Single owner since new, papers clear.',
    'The owners are moving to another city and prefer a quick closing.',
    'Share certificate and society no-objection letter ready.',
    'Repainted last Diwali; inspection on weekends.',
  ],
  Rent: [
    'Society rules are simple: no noise after ten.',
    'Visits in the evening or on Sunday with a call ahead.',
    'Police verification and a registered agreement required.',
    'The owner lives in the same building and answers quickly.',
  ],
};

const article = (text: string): string => text.replace(/^A (?=[8aeio])/, 'An ');

/** Describes a home in three or four sentences. */
export const describeHome = (random: Random, facts: HomeFacts): string => {
  const what = `${spaced(facts.bhk)} ${noun[facts.propertyType] ?? 'home'}`;
  const opening = article(random.pick(openings)(what, facts.place.name));
  const outside = openSpace[facts.propertyType];
  const view = facts.floorNumber > 12 ? ['Open view over the roofs from this height.'] : [];
  const furnished = facts.furnishedType === 'Fully furnished' ? ['Furnished; bring only your clothes.'] : [];
  const middle = [
    ...(outside === undefined ? [] : [outside]),
    ...view,
    ...furnished,
    random.pick(light),
    random.pick(random.chance(0.5) ? nearby : water),
  ];
  return [opening, ...middle, random.pick(byStatus[facts.status] ?? water)].join(' ');
};

const pgFood = [
  'Breakfast and dinner on weekdays are included.',
  'Home-style vegetarian meals can be added.',
  'Shared kitchen with a fridge and an induction stove.',
  'Tiffin service in the building for those who want it.',
];
const pgRules = [
  'Housekeeping thrice a week and laundry on call.',
  'Wi-Fi, drinking water and a washing machine on each floor.',
  'Gate closes at eleven; guests until eight.',
  'Deposit is returned with a month of notice.',
  'Study table and a lockable cupboard for each bed.',
];

/** Describes a PG in three sentences. */
export const describePg = (
  random: Random,
  facts: { capacity: number; availableFor: string; place: Place },
): string => {
  const who = { Girls: 'women', Boys: 'men' }[facts.availableFor] ?? 'students and working people';
  const room = facts.capacity === 1 ? 'Single room' : `Room with ${facts.capacity} beds`;
  return `${room} for ${who} in ${facts.place.name}. ${random.pick(pgFood)} ${random.pick(pgRules)}`;
};

const plotLand = [
  'Level ground with a motorable road up to the plot.',
  'Corner plot, survey stones in place on all sides.',
  'Gentle slope with a view of the hills.',
  'East facing, in a row where houses have already come up.',
];
const plotPapers: Readonly<Record<string, string>> = {
  'N.A(Non-Agricultural)': 'NA order and seven-twelve extract ready to see.',
  'N.A(in-process)': 'NA conversion has been applied for; papers open to inspection.',
  'Collector Approved': 'Layout sanctioned by the collector office.',
  'Corporation Approved': 'Layout sanctioned by the corporation, plan available.',
};
const plotEnds = [
  'Water line and electric pole at the boundary.',
  'Suitable for a bungalow; builders live nearby and can be asked.',
  'Neighbours have fenced their plots; site visits on Sundays.',
];

/** Describes a plot in three or four sentences. */
export const describePlot = (
  random: Random,
  facts: { approvedBy: string; large: boolean; place: Place },
): string => {
  const what = facts.large ? 'Land parcel' : random.pick(['Residential plot', 'Bungalow plot', 'Plot']);
  const papers = plotPapers[facts.approvedBy] ?? '';
  return `${what} at ${facts.place.name}. ${random.pick(plotLand)} ${papers} ${random.pick(plotEnds)}`;
};

const business: Readonly<Record<string, readonly string[]>> = {
  Office: [
    'Open floor with a cabin, a meeting room and a pantry point.',
    'Ready workstations, network cabling done.',
    'Glass front, false ceiling and split units in place.',
  ],
  Shop: [
    'Wide shutter and steady footfall from the lane.',
    'Ground floor with a loft for stock.',
    'Corner shop, signboard rights included.',
  ],
  Retail: [
    'Double-height frontage on the main road.',
    'Column-free floor, customer parking in front.',
    'Between two known showrooms.',
  ],
  Godown: [
    'Clear height of about 24 feet, loading dock for two trucks.',
    'Trimix floor, turbo vents and a security cabin.',
  ],
  Industry: [
    'Three-phase power, crane girders provided.',
    'Shed with office block, water and effluent connection.',
  ],
};
const businessNoun: Readonly<Record<string, string>> = {
  Industry: 'Industrial unit',
  Retail: 'Retail space',
};
const businessEnds = [
  'Power backup for common areas.',
  'Fire clearance renewed this year.',
  'Papers clear, visits on working days.',
  'Parking in the basement and a visitors bay.',
  'Maintenance is paid up to date.',
];

/** Describes commercial space in three sentences. */
export const describeBusiness = (random: Random, facts: { propertyType: string; place: Place }): string => {
  const opening = `${businessNoun[facts.propertyType] ?? facts.propertyType} in ${facts.place.name}.`;
  return `${opening} ${random.pick(business[facts.propertyType] ?? businessEnds)} ${random.pick(businessEnds)}`;
};
