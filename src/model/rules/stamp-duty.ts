/**
 * What registering a purchase costs in Maharashtra: stamp duty, its surcharges and the registration fee, an estimate.
 * Sources: Maharashtra Stamp Act, Schedule I, article 25(b); the 1 % surcharges of municipal corporations and for metro
 * transport, in force again since 1 April 2022; the concession of 1 % for women, government order of 31 March 2021;
 * registration fee 1 %, at most 30,000 rupees, of the Inspector General of Registration.
 */

/** Names the kinds of places that differ; outside municipal corporations less is asked, by rules of each village. */
export type StampArea = 'mumbai' | 'metro-city' | 'corporation';

/** Holds the rates of one kind of place, in percent of the value. */
export interface StampRates {
  readonly duty: number;
  /** Surcharge of the local body. */
  readonly localBody: number;
  /** Surcharge for metro transport. */
  readonly transport: number;
}

/** Since when the rates below hold, yyyy-MM-dd. */
export const stampRatesSince = '2022-04-01';

/** Holds the rates by kind of place. */
export const stampRates: Readonly<Record<StampArea, StampRates>> = {
  mumbai: { duty: 5, localBody: 0, transport: 1 },
  'metro-city': { duty: 5, localBody: 1, transport: 1 },
  corporation: { duty: 5, localBody: 1, transport: 0 },
};

const womenLess = 1;
const registrationPercent = 1;
/** The most that registration costs, in rupees. */
export const maxRegistrationFee = 30_000;

const areaByCity: ReadonlyMap<string, StampArea> = new Map(
  Object.entries<StampArea>({
    Mumbai: 'mumbai',
    Thane: 'metro-city',
    'Navi Mumbai': 'metro-city',
    Pune: 'metro-city',
    'Pimpri-Chinchwad': 'metro-city',
    Nagpur: 'metro-city',
  }),
);

/** Returns the kind of place of a city; one that is not named counts as a municipal corporation without a metro. */
export const stampAreaOf = (city: string): StampArea => areaByCity.get(city) ?? 'corporation';

/** Describes a purchase: rupees, where, and whether only women buy and the property is a home. */
export interface Purchase {
  readonly value: number;
  readonly area: StampArea;
  readonly womenOnly: boolean;
}

/** Holds what registering costs, in whole rupees; `surcharges` are those of the local body and for transport. */
export interface StampCost {
  readonly duty: number;
  readonly surcharges: number;
  readonly registration: number;
  readonly total: number;
}

const share = (value: number, percent: number): number => Math.round((value * percent) / 100);

/** Returns the cost of registering a purchase. */
export const stampCostOf = ({ value, area, womenOnly }: Purchase): StampCost => {
  const rates = stampRates[area];
  const duty = share(value, rates.duty - (womenOnly ? womenLess : 0));
  const surcharges = share(value, rates.localBody + rates.transport);
  const registration = Math.min(share(value, registrationPercent), maxRegistrationFee);
  return { duty, surcharges, registration, total: duty + surcharges + registration };
};
