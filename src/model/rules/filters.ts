/** The filters of a search as the client holds them: their names, defaults, and which tab has which. */
import { sameValue } from './aliases.js';
import type { SearchTab } from './kinds.js';
import { listParameters } from './list-parameters.js';
import { areaScale, budgetScale, rentScale, type SliderScale } from './options/sliders.js';

/** Holds both ends of a range, in rupees or square feet, `min` never above `max` (S-132). */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Names the filters that are ranges. */
export type RangeName = 'budget' | 'rent' | 'area';

/** Names the filters that are lists of chosen values (S-107). */
export type ListName =
  | 'types'
  | 'bedrooms'
  | 'roomTypes'
  | 'availableFor'
  | 'ownership'
  | 'approvedBy'
  | 'commercialTypes'
  | 'localities'
  | 'rera'
  | 'furnished'
  | 'possession'
  | 'more'
  | TravelName
  | MinutesName;

/** Names the filters of stations: homes near one, and a journey to one. */
export type TravelName = 'station' | 'to';

/** Names their minutes; each holds one value at most. */
export type MinutesName = 'walk' | 'within';

/** Names the filters that are on or off (S-125). */
export type SwitchName = 'photos' | 'videos';

/** Names any filter of the panel. */
export type FilterName = RangeName | ListName | SwitchName;

/** Names the areas of the map, each as the wire writes it; '' is none. */
export type AreaName = 'bbox' | 'polygon';

/** Holds every filter of a search, and its place: `city` as chosen, `location` as typed (S-075), and areas of the map. */
export interface Filters
  extends Readonly<Record<RangeName, Range>>,
    Readonly<Record<ListName, readonly string[]>>,
    Readonly<Record<SwitchName, boolean>>,
    Readonly<Record<AreaName, string>> {
  readonly city: string;
  readonly location: string;
}

/** The slider behind each range, in rupees or square feet (S-130, S-131, S-133). */
export const scales: Readonly<Record<RangeName, SliderScale>> = {
  budget: budgetScale,
  rent: rentScale,
  area: areaScale,
};

const none: readonly string[] = [];

/** Holds the filters before anything is chosen (S-119, S-130, S-131, S-133). */
export const defaultFilters: Filters = {
  budget: { min: 0, max: budgetScale.unlimited },
  rent: { min: 0, max: rentScale.unlimited },
  area: { min: 0, max: areaScale.unlimited },
  ...(Object.fromEntries(Object.keys(listParameters).map((name) => [name, none])) as Record<
    ListName,
    typeof none
  >),
  photos: false,
  videos: false,
  city: '',
  location: '',
  bbox: '',
  polygon: '',
};

// What every tab has; the panel ends in `more`.
const everywhere = ['localities', 'station', 'walk', 'to', 'within', 'more'] as const;

/** Lists the filters of each tab in the order of the panel (S-124); furnished and possession are additive. */
export const filtersOfTab: Readonly<Record<SearchTab, readonly FilterName[]>> = {
  Buy: [
    'budget',
    'types',
    'bedrooms',
    'area',
    ...everywhere,
    'rera',
    'furnished',
    'possession',
    'photos',
    'videos',
  ],
  Rent: ['rent', 'types', 'bedrooms', 'area', ...everywhere, 'furnished', 'photos', 'videos'],
  PG: ['rent', 'availableFor', 'roomTypes', 'types', ...everywhere, 'furnished', 'photos', 'videos'],
  'Plot/Land': ['budget', 'area', 'ownership', 'approvedBy', ...everywhere, 'rera', 'photos', 'videos'],
  Commercial: [
    'budget',
    'commercialTypes',
    'ownership',
    'area',
    ...everywhere,
    'rera',
    'possession',
    'photos',
    'videos',
  ],
};

/** Tells whether a filter is a range. */
export const isRangeName = (name: string): name is RangeName => Object.hasOwn(scales, name);

/** Tells whether a filter is on or off. */
export const isSwitchName = (name: string): name is SwitchName => name === 'photos' || name === 'videos';

/** Makes a range of two slider ends: whole, in order, and without upper limit from the right end on (C-07, C-08). */
export const rangeOf = (name: RangeName, min: number, max: number): Range => {
  const { top, unlimited } = scales[name];
  const upper = max >= top || Number.isNaN(max) ? unlimited : Math.max(0, Math.round(max));
  const lower = Number.isNaN(min) ? 0 : Math.max(0, Math.round(min));
  return { min: Math.min(lower, upper, top), max: upper };
};

/** Tells whether a range lets everything through. */
export const isWholeRange = (name: RangeName, { min, max }: Range): boolean =>
  min === 0 && max >= scales[name].top;

/** Adds a value to a list of choices or takes it out again (S-107), whatever its spelling. */
export const toggled = (chosen: readonly string[], value: string): readonly string[] => {
  const others = chosen.filter((one) => !sameValue(one, value));
  return others.length < chosen.length ? others : [...chosen, value];
};

/** Names the list that the home page's Property Type sets on a tab (C-09); plots have no types. */
export const typeListOf = (tab: SearchTab): 'types' | 'commercialTypes' | null => {
  if (tab === 'Plot/Land') return null;
  return tab === 'Commercial' ? 'commercialTypes' : 'types';
};

/** Puts the home page's Property Type into the filters of a tab (S-075, C-09); an empty one changes nothing. */
export const withProperty = (tab: SearchTab, filters: Filters, property: string): Filters => {
  const name = typeListOf(tab);
  return name && property.trim() ? { ...filters, [name]: [property.trim()] } : filters;
};
