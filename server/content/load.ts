/** Reads the operator's content files and refuses wrong ones by file and field (C-41). */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { Banner, type Content, LoanOffer, Project } from '../../src/api/contract/content.schema.js';

/** A file of the content folder that is wrong; the message names the file, the field and the remedy. */
export class WrongContent extends Error {
  constructor(file: string, field: string, remedy: string) {
    super(`content/${basename(file)} is wrong${field === '' ? '' : ` at ${field}`}: ${remedy}.`);
    this.name = 'WrongContent';
  }
}

const readJson = (path: string): unknown => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (thrown) {
    // An operator who wants no banners deletes the file.
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw thrown;
  }
  try {
    return JSON.parse(text);
  } catch (thrown) {
    throw new WrongContent(path, '', `it is not JSON (${(thrown as Error).message})`);
  }
};

/** A check of one entry: the field at fault and what belongs there, or nothing. */
type Check<T> = (entry: T) => readonly [field: string, remedy: string] | undefined;

// T comes from the check: inferring it from the schema took a fifth of the whole type check (docs/decisions/0042).
const readList = <T>(path: string, entry: TSchema, check: Check<T>): T[] => {
  const list = readJson(path);
  const wrong = Value.Errors(Type.Array(entry), list)[0];
  if (wrong) {
    const [, index, ...names] = wrong.instancePath.split('/');
    throw new WrongContent(
      path,
      index === undefined ? '' : `entry ${Number(index) + 1} ${names.join('.')}`.trim(),
      wrong.message,
    );
  }
  const entries = list as T[];
  for (const [index, each] of entries.entries()) {
    const [field, remedy] = check(each) ?? [];
    if (field !== undefined && remedy !== undefined)
      throw new WrongContent(path, `entry ${index + 1} ${field}`, remedy);
  }
  return entries;
};

const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https:\/\/)\S*$/.test(text);
const address = 'give an address that begins with / or https://';

const checkBanner: Check<Banner> = ({ image, link }) => {
  if (!isAddress(image)) return ['image', address];
  return isAddress(link) ? undefined : ['link', address];
};

const checkProject: Check<Project> = ({ image, link, minPrice, maxPrice, sponsored, reraNumber }) => {
  if (!isAddress(image)) return ['image', address];
  if (!isAddress(link)) return ['link', address];
  if (!(minPrice > 0 && minPrice <= maxPrice)) return ['minPrice', 'give rupees, not above maxPrice'];
  // Advertisements of projects must carry the number (MahaRERA order 46C/2025).
  if (sponsored && !/^[PA]\d{11}$/.test(reraNumber))
    return ['reraNumber', 'a sponsored project needs its RERA number, P or A and 11 digits'];
  return undefined;
};

const checkOffer: Check<LoanOffer> = ({ logo, rate, maxYears }) => {
  if (!isAddress(logo)) return ['logo', address];
  if (!(rate > 0 && rate < 50)) return ['rate', 'give percent a year, as in 8.5'];
  return maxYears >= 1 && maxYears <= 50 ? undefined : ['maxYears', 'give years from 1 to 50'];
};

/** Loads banners, projects, promotions and loan offers; a missing file is an empty list. */
export const loadContent = (folder: string): Content => {
  const file = (name: string): string => join(folder, name);
  return {
    banners: readList(file('banners.json'), Banner, checkBanner),
    projects: readList(file('projects.json'), Project, checkProject),
    promotions: readList(file('promotions.json'), Project, checkProject),
    loanOffers: readList(file('loan-offers.json'), LoanOffer, checkOffer),
  };
};

/** Makes the addresses of pictures absolute, for pages of other sites. */
export const withAbsoluteAddresses = (content: Content, publicUrl: string): Content => {
  const absolute = (path: string): string => (path.startsWith('/') ? publicUrl + path : path);
  const pictured = <T extends { image: string }>(list: readonly T[]): T[] =>
    list.map((each) => ({ ...each, image: absolute(each.image) }));
  return {
    banners: pictured(content.banners),
    projects: pictured(content.projects),
    promotions: pictured(content.promotions),
    loanOffers: content.loanOffers.map((offer) => ({ ...offer, logo: absolute(offer.logo) })),
  };
};
