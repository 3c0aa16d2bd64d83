/** Reads where a home is from its latitude and longitude, or says why they cannot be right. */
import type { Point } from '../../places/facts.js';
import { type PointFault, pointFaultOf } from '../../places/home-point.js';

/** A coordinate that is not taken, and why. */
export interface WrongPoint {
  readonly field: 'latitude' | 'longitude';
  readonly reason: string;
}

const numberIn = (text: string): number =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;

const wrong = (field: WrongPoint['field'], reason: string): WrongPoint => ({ field, reason });

const reasons = {
  zero: 'is zero',
  swapped: 'seems to be swapped with the longitude',
  outside: 'lies outside India',
} as const;

const reasonOf = (fault: PointFault, city: string): string =>
  fault.is === 'far' ? `lies ${Math.round(fault.metres / 1000)} km from ${city}` : reasons[fault.is];

/** Reads the point of a home in a city; undefined where both texts are empty. */
export const parsePoint = (
  latitude: string,
  longitude: string,
  { city }: { readonly city: string },
): Point | WrongPoint | undefined => {
  if (latitude === '' && longitude === '') return undefined;
  if (latitude === '' || longitude === '')
    return wrong(latitude === '' ? 'latitude' : 'longitude', 'is missing beside the other coordinate');
  const [lat, lng] = [numberIn(latitude), numberIn(longitude)];
  if (Number.isNaN(lat)) return wrong('latitude', 'is not a latitude in degrees, such as 18.5074');
  if (Number.isNaN(lng)) return wrong('longitude', 'is not a longitude in degrees, such as 73.8077');
  const fault = pointFaultOf({ lat, lng }, city);
  const isCoarse = !/\.\d{3}/.test(latitude) || !/\.\d{3}/.test(longitude);
  if (isCoarse && (fault === undefined || fault.is === 'far'))
    return wrong('latitude', 'has fewer than three decimals, so it may be a kilometre off');
  if (fault) return wrong(fault.of === 'lat' ? 'latitude' : 'longitude', reasonOf(fault, city));
  return { lat, lng };
};
