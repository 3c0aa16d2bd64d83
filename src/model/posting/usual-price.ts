/** A hint when a price is far from the usual ones in the locality; it never blocks. */
import { attach, createEvent, createStore, sample } from 'effector';
import type { ListingKind } from '../../api/contract/listings.schema.js';
import { getUsualPrice } from '../../api/contract/posting-hints.js';
import type { UsualPrice, UsualPriceQuery } from '../../api/contract/posting-hints.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';
import { toSqFt } from '../rules/area.js';
import { fieldOfView } from '../rules/listing/form-fields.js';
import { numberOf } from '../rules/numbers.js';
import { textIn } from './field.js';
import type { Posting } from './posting-state.js';

/** The price of a form whose place is known is shown. */
export const usualPriceRequested = createEvent<UsualPriceQuestion>();

/** What a price is compared with. */
export interface UsualPriceQuestion {
  readonly place: string;
  readonly listingType: ListingKind;
  readonly query: UsualPriceQuery;
}

const compared = ['propertyType', 'bhk', 'roomType'] as const;

/** Makes the query of a form; null while its city or locality is unknown. */
export const questionOf = (place: string, { name, values }: Posting): UsualPriceQuestion | null => {
  const city = textIn(values, 'city').trim();
  const locality = textIn(values, 'locality').trim();
  if (city === '' || locality === '') return null;
  const more = compared.map((field) => [field, textIn(values, field)]).filter(([, value]) => value !== '');
  const query = { city, locality, ...(Object.fromEntries(more) as Partial<UsualPriceQuery>) };
  return { place, listingType: name.listingType, query };
};

const fetchUsualPriceFx = attach({
  source: $api,
  effect: (api, { listingType, query }: UsualPriceQuestion): Promise<UsualPrice> =>
    api.call(getUsualPrice, { params: { kind: listingType }, query }, { timeout: readTimeout }),
});

/** Holds the usual prices of each form; answers to older queries are dropped. */
export const $usualPrices = createStore<Readonly<Record<string, UsualPrice | UsualPriceQuery>>>({})
  .on(usualPriceRequested, (all, { place, query }) => ({ ...all, [place]: query }))
  .on(fetchUsualPriceFx.done, (all, { params: { place, query }, result }) =>
    all[place] === query ? { ...all, [place]: result } : all,
  );

/** A comparison of a price with the usual ones. */
export interface PriceHint extends Pick<UsualPrice, 'per' | 'within'> {
  readonly is: 'low' | 'high';
  /** Rupees, as `per` counts them. */
  readonly median: number;
}

/** The price as the usual figures count it; null while something is missing. */
const comparable = ({ name: { listingType }, values }: Posting, per: UsualPrice['per']): number | null => {
  const entered = (view: 'price' | 'area' | 'areaUnit'): string => {
    const field = fieldOfView(listingType, view);
    return field ? textIn(values, field) : '';
  };
  const price = numberOf(entered('price'));
  if (per !== 'sqft') return price;
  const area = toSqFt(entered('area'), entered('areaUnit'));
  return price === null || area === null || area <= 0 ? null : price / area;
};

/** Compares the price of a form with the usual ones; null when it is usual, or not known. */
export const priceHint = (
  posting: Posting,
  usual: UsualPrice | UsualPriceQuery | undefined,
): PriceHint | null => {
  if (!usual || !('per' in usual)) return null;
  const { low, high, median, per } = usual;
  const price = comparable(posting, per);
  if (low === undefined || high === undefined || median === undefined || !price) return null;
  if (price >= low && price <= high) return null;
  return { is: price < low ? 'low' : 'high', median, per, within: usual.within };
};

// Wiring
sample({ clock: usualPriceRequested, target: fetchUsualPriceFx });
