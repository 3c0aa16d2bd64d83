/** Reads where a home is from its latitude and longitude, or says why they cannot be right. */
import { metresBetween } from '../../places/fact-checks.js';
import { placeFacts, type Point } from '../../places/facts.js';
import { textKey } from '../../text-key.js';

/** A coordinate that is not taken, and why. */
export interface WrongPoint {
  readonly field: 'latitude' | 'longitude';
  readonly reason: string;
}

/** Degrees around India. */
const isNorth = (degrees: number): boolean => degrees >= 6 && degrees <= 38;
const isEast = (degrees: number): boolean => degrees >= 68 && degrees <= 98;

/** Metres from the nearest known place of its city beyond which a home is not in it. */
const farthest = 30_000;

const numberIn = (text: string): number =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;

const around = (city: string): readonly Point[] => {
  const key = textKey(city);
  return placeFacts().localities.filter((each) => textKey(each.city) === key);
};

const wrong = (field: WrongPoint['field'], reason: string): WrongPoint => ({ field, reason });

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
  if (lat === 0 || lng === 0) return wrong(lat === 0 ? 'latitude' : 'longitude', 'is zero');
  if (isNorth(lng) && isEast(lat)) return wrong('latitude', 'seems to be swapped with the longitude');
  if (!isNorth(lat) || !isEast(lng))
    return wrong(isNorth(lat) ? 'longitude' : 'latitude', 'lies outside India');
  if (!/\.\d{3}/.test(latitude) || !/\.\d{3}/.test(longitude))
    return wrong('latitude', 'has fewer than three decimals, so it may be a kilometre off');
  const near = around(city);
  const distance = Math.min(...near.map((place) => metresBetween(place, { lat, lng })));
  if (near.length > 0 && distance > farthest)
    return wrong('latitude', `lies ${Math.round(distance / 1000)} km from ${city}`);
  return { lat, lng };
};
