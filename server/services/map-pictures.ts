/** Small maps by their names. */
import { drawMapPicture } from '../places/map-picture.js';

/** As answers name them: degrees with at most five decimals, metres. */
const form = /^(\d\d(?:\.\d{1,5})?),(\d\d(?:\.\d{1,5})?),(\d{2,4})\.svg$/;

/** Around Maharashtra. */
const [south, north, west, east] = [15.5, 22.1, 72.5, 81];
const widest = 2_000;

/** Draws the picture of a name, such as `18.50761,73.80623,300.svg`; undefined for what is none, or lies elsewhere. */
export const mapPicture = (name: string, isDevanagari: boolean): string | undefined => {
  const [lat = 0, lng = 0, radius = 0] = form.exec(name)?.slice(1).map(Number) ?? [];
  if (lat < south || lat > north || lng < west || lng > east || radius > widest) return undefined;
  return drawMapPicture({ lat, lng, radius, isDevanagari });
};
