/** Finds a locality or a city among the names of the map. */
import type { Named } from '../../model/rules/map-base/shapes.js';
import { loadBase } from './base-map.js';
import type { Box, Camera, Place } from './camera.js';

/** Where a map shows a place, and what it is called. */
export interface KnownPlace extends Pick<Camera, 'middle' | 'zoom'> {
  readonly name: string;
}

/** Names stand at steps of a ten-thousandth degree. */
const placeOf = ({ at: [lng = 0, lat = 0] }: Named): Place => ({ lng: lng / 10_000, lat: lat / 10_000 });

const keyOf = (text: string): string => text.normalize('NFC').trim().toLowerCase();

const middleOf = (places: readonly Place[]): Place => ({
  lng: places.reduce((sum, { lng }) => sum + lng, 0) / places.length,
  lat: places.reduce((sum, { lat }) => sum + lat, 0) / places.length,
});

/** Lists the localities that lie in a box, by their names. */
export const listPlacesIn = async ({
  west,
  south,
  east,
  north,
}: Box): Promise<(Named & { place: Place })[]> => {
  const bases = await Promise.all([loadBase.mumbai(), loadBase.pune()]);
  return bases
    .flatMap(({ base }) => base.places)
    .map((named) => ({ ...named, place: placeOf(named) }))
    .filter(({ place: { lng, lat } }) => lng > west && lng < east && lat > south && lat < north)
    .sort((one, other) => one.name.localeCompare(other.name));
};

/** Finds the locality, else its city; undefined where the map knows neither. */
export const findKnownPlace = async (city: string, locality: string): Promise<KnownPlace | undefined> => {
  const bases = await Promise.all([loadBase.mumbai(), loadBase.pune()]);
  const inCity = bases
    .flatMap(({ base }) => base.places)
    .filter((place) => keyOf(place.city) === keyOf(city));
  if (inCity.length === 0) return undefined;
  const found = inCity.find(({ name, nameMr }) => [keyOf(name), keyOf(nameMr)].includes(keyOf(locality)));
  return found
    ? { name: locality, middle: placeOf(found), zoom: 14 }
    : { name: city, middle: middleOf(inCity.map(placeOf)), zoom: 11 };
};

/** Kilometres between two places that are not far apart. */
export const kilometresBetween = (one: Place, other: Place): number => {
  const degree = 111.195;
  const east = (other.lng - one.lng) * Math.cos((one.lat * Math.PI) / 180);
  return Math.hypot(east, other.lat - one.lat) * degree;
};
