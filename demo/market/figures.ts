/** Plausible figures: areas by number of rooms, prices by area and place, floors, dates. */
import type { Random } from '../pictures/random.js';
import type { Place } from '../../server/places/gazetteer.js';

/** Bounds of a listing's price per square foot, as parts of the usual rate of its locality. */
export const rateBounds = { low: 0.7, high: 1.4 } as const;

const carpetByBhk: Readonly<Record<string, readonly [number, number]>> = {
  '1RK': [210, 310],
  '1BHK': [360, 520],
  '2BHK': [560, 840],
  '3BHK': [860, 1320],
  '4BHK': [1400, 2200],
  '5BHK': [2250, 3600],
};

// Flats are smaller where a square foot is dear.
const roominess = (place: Place): number =>
  place.saleRate > 20_000 ? 0.94 : place.saleRate < 9_000 ? 1.12 : 1.02;

/** Draws a carpet area in sq ft for a number of rooms, in steps of five. */
export const carpetFor = (random: Random, bhk: string, place: Place): number => {
  const [low, high] = carpetByBhk[bhk] ?? [560, 840];
  return Math.round((random.range(low, high) * roominess(place)) / 5) * 5;
};

/** Draws a number of rooms: fewer where money buys less, more in villas. */
export const bhkFor = (random: Random, large: boolean): string => {
  const at = random.next();
  if (large) return at < 0.35 ? '3BHK' : at < 0.8 ? '4BHK' : '5BHK';
  if (at < 0.05) return '1RK';
  if (at < 0.3) return '1BHK';
  if (at < 0.7) return '2BHK';
  return at < 0.94 ? '3BHK' : '4BHK';
};

/** Counts the rooms of a BHK text; a studio has one. */
export const roomsOf = (bhk: string): number => Number.parseInt(bhk, 10) || 1;

const priceStep = (rupees: number): number => {
  if (rupees >= 50_000_000) return 500_000;
  if (rupees >= 10_000_000) return 100_000;
  return rupees >= 1_000_000 ? 50_000 : 10_000;
};

/** Rounds a price in rupees to what a seller would ask. */
export const askingPrice = (rupees: number): number => {
  const step = priceStep(rupees);
  return Math.round(rupees / step) * step;
};

/** Rounds a monthly rent in rupees to what an owner would ask. */
export const askingRent = (rupees: number): number => {
  const step = rupees >= 100_000 ? 5_000 : rupees >= 20_000 ? 1_000 : 500;
  return Math.max(step, Math.round(rupees / step) * step);
};

/** Draws total floors and a floor not above them; dear places build higher. */
export const floorsFor = (random: Random, place: Place, tall: boolean): { floor: number; total: number } => {
  const total = tall
    ? random.int(11, place.saleRate > 20_000 ? 38 : place.saleRate > 9_000 ? 27 : 17)
    : random.int(3, 8);
  return { floor: random.int(tall ? 2 : 0, total), total };
};

/** Writes the calendar day in India that lies some days after a moment, as yyyy-MM-dd (C-54). */
export const indianDay = (now: Date, daysAhead: number): string =>
  new Date(now.getTime() + (daysAhead * 24 + 5.5) * 3_600_000).toISOString().slice(0, 10);

/** Writes a sample RERA number: it has the form of a MahaRERA one, with 999 where a district would stand. */
export const sampleRera = (random: Random): string =>
  `P99900${String(random.int(0, 999_999)).padStart(6, '0')}`;

/** Picks `count` different items, in their own order. */
export const pickSome = <Item>(random: Random, items: readonly Item[], count: number): Item[] => {
  const marked = items.map((item) => ({ item, at: random.next() }));
  const chosen = new Set([...marked].sort((a, b) => a.at - b.at).slice(0, count));
  return marked.filter((each) => chosen.has(each)).map((each) => each.item);
};
