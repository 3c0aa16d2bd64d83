/** The conditions of a search in terms of the table: the service makes them, the repository turns them into SQL. */

/** Localities a term stands for, and the words to look for in society, project and developer (C-53). */
export interface LocalityTerm {
  /** Beginnings of words in the search key; '' matches nothing. */
  words: string;
  /** Pairs of city key and locality key. */
  places: readonly (readonly [city: string, locality: string])[];
  /**
   * Whether words that only resemble count where no listing has the words themselves: true when no known place was meant.
   * Once the texts are decided (`decideTexts`) it is true only where none has them.
   */
  alike: boolean;
  /** Those of the words that much of the market has: they are looked for among what has the others (`decideTexts`). */
  common?: readonly string[];
  /** The listings that have or resemble the words, where they were looked up before (`lookUpTexts`); `words` is then ''. */
  ids?: readonly string[];
  /** Set where `ids` may not be all of them. */
  isPart?: true;
}

/** The city or region chosen: whole cities, and single localities of others (C-21). */
export interface Area {
  cities: readonly string[];
  places: readonly (readonly [city: string, locality: string])[];
}

/** A free text: matches by its words, or by the filters they mean. */
export interface FreeText {
  text: LocalityTerm;
  meant?: SearchCondition;
  /** Words that no listing has or resembles are left out: the rest of what was typed says something without them. */
  mayDrop?: true;
}

/** A point in degrees. */
export type LngLat = readonly [lng: number, lat: number];

/** A box of degrees. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** Conditions by filter, named as in src/model/rules/filters; all optional. Money in rupees, areas in square feet. */
export interface SearchCondition {
  amount?: { least?: number; most?: number };
  area?: { least?: number; most?: number };
  /** `areUsual` where they are what Rent shows as long as no type is chosen (S-920). */
  types?: { types: readonly string[]; bedrooms: readonly number[]; areUsual?: true };
  /** Exact numbers of bedrooms, and from which number on all. */
  bedrooms?: { exact: readonly number[]; from?: number };
  roomTypes?: readonly string[];
  availableFor?: readonly string[];
  ownership?: readonly string[];
  approvedBy?: readonly string[];
  commercialTypes?: readonly string[];
  rera?: readonly string[];
  furnished?: readonly string[];
  possession?: readonly string[];
  /** Stored user types of whoever posts it. */
  postedBy?: readonly string[];
  /** Any of these floors: Ground, Low, Middle, High. */
  floors?: readonly string[];
  /** Any of these directions of its front. */
  facing?: readonly string[];
  /** Shared by any of these: 1, 2, 3, and 4 or more. */
  sharing?: readonly string[];
  /** At most so many rupees of maintenance a month. */
  maintenance?: number;
  /** At most so many rupees of deposit. */
  deposit?: number;
  /** Free on this day, yyyy-MM-dd. */
  availableBy?: string;
  /** Offered for at most so many days. */
  listedWithin?: number;
  /** The price was cut in the last 30 days. */
  priceCut?: true;
  /** All of these: amenities by name, `bathrooms:2` or more, `age:5` or less, `mentions:food` and the like. */
  wishes?: readonly string[];
  /** None of these, written as `wishes`. */
  lacks?: readonly string[];
  photos?: true;
  videos?: true;
  city?: Area;
  localities?: readonly LocalityTerm[];
  /** Free texts; all must match. */
  words?: readonly FreeText[];
  /** The public point lies within so many metres of one of these. */
  near?: { points: readonly { lat: number; lng: number }[]; metres: number };
  /** The nearest station is one of these, and so many minutes on foot at most. */
  nearest?: { stations: readonly string[]; walk: number };
  /** Pairs of city key and locality key from which a journey is short enough. */
  reach?: Area['places'];
  /** The public point lies in the box. */
  box?: Box;
  /** The public point lies in the shape, whose sides do not cross. */
  shape?: readonly LngLat[];
  /** It has no public point. */
  placeless?: true;
  ids?: readonly string[];
  except?: readonly string[];
  /** Filters a partner's key is locked to: one owner, one society or project, one city or region. */
  owner?: string;
  project?: string;
  /** The id of a builder's project. */
  inProject?: string;
  within?: Area;
}

/** Orders of S-401's additive `sort`. */
export type SortOrder = 'newest' | 'price-up' | 'price-down' | 'rate-up' | 'rate-down' | 'area-down';
