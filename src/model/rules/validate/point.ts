/** A point as forms carry it: latitude and longitude in degrees, "18.50743,73.80771". */

/** A point in degrees. */
export interface Degrees {
  readonly lat: number;
  readonly lng: number;
}

const form = /^(-?\d{1,3}(?:\.\d{1,15})?),\s?(-?\d{1,3}(?:\.\d{1,15})?)$/;

/** Reads a point; undefined for what is none. */
export const pointIn = (text: string): Degrees | undefined => {
  const [, lat, lng] = form.exec(text) ?? [];
  return lat === undefined ? undefined : { lat: Number(lat), lng: Number(lng) };
};

/** Tells whether both numbers have three decimals: they are a hundred metres. */
const isFine = (text: string): boolean => /\.\d{3}.*\.\d{3}/.test(text);

/** Writes a point, to a metre. */
export const pointText = ({ lat, lng }: Degrees): string => `${lat.toFixed(5)},${lng.toFixed(5)}`;

const isNorth = (degrees: number): boolean => degrees >= 6 && degrees <= 38;
const isEast = (degrees: number): boolean => degrees >= 68 && degrees <= 98;

/** Why a point does not lie in India, and which of its numbers says so. */
export interface ForeignPoint {
  readonly of: keyof Degrees;
  readonly is: 'zero' | 'swapped' | 'outside';
}

/** Returns why a point does not lie in India; undefined where it does. */
export const foreignPoint = ({ lat, lng }: Degrees): ForeignPoint | undefined => {
  if (lat === 0 || lng === 0) return { of: lat === 0 ? 'lat' : 'lng', is: 'zero' };
  if (isNorth(lng) && isEast(lat)) return { of: 'lat', is: 'swapped' };
  return isNorth(lat) && isEast(lng) ? undefined : { of: isNorth(lat) ? 'lng' : 'lat', is: 'outside' };
};

/** Names the text about a pin that cannot be right (S-737); undefined for one that can. */
export const pinFault = (text: string): 'mapPinInvalid' | 'mapPinSwapped' | 'mapPinOutside' | undefined => {
  const point = pointIn(text);
  const foreign = point && foreignPoint(point);
  if (foreign) return foreign.is === 'swapped' ? 'mapPinSwapped' : 'mapPinOutside';
  return point && isFine(text) ? undefined : 'mapPinInvalid';
};
