/** Addresses of the pages of cities and localities: /in/pune and /in/pune/kothrud. */

/** Writes a name as a part of an address: "Kalyan (W)" is kalyan-w. Read again as words it is the same name. */
export const placeSlug = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the path of a city's page, or of one of its localities'. */
export const placePath = (city: string, locality?: string): string =>
  ['/in', city, locality]
    .flatMap((name, at) => (name ? [at === 0 ? name : encodeURIComponent(placeSlug(name))] : []))
    .join('/');

const decoded = (part: string | undefined): string | undefined => {
  try {
    return part && decodeURIComponent(part);
  } catch {
    return undefined;
  }
};

/** A place as an address names it. */
export interface PlaceAddress {
  city: string;
  locality?: string;
}

/** Reads the path of a place's page; undefined where it is none. */
export const placeOfPath = (path: string): PlaceAddress | undefined => {
  const [, city = '', locality = ''] = (/^\/in\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []).map(decoded);
  if (!city) return undefined;
  return locality ? { city, locality } : { city };
};
