/** Reads the operator's content files and refuses wrong ones by file and field (C-41). */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Content } from '../../src/api/contract/content.schema.js';
import type { MarketSettingName } from '../../src/api/contract/market-settings.schema.js';
import { faultIn } from './entries.js';

type ContentName = Exclude<MarketSettingName, 'coin-prices' | 'coin-packs'>;

/** A file of the content folder that is wrong; the message names the file, the field and the remedy. */
export class WrongContent extends Error {
  constructor(file: string, field: string, remedy: string) {
    super(`content/${basename(file)} is wrong${field === '' ? '' : ` at ${field}`}: ${remedy}`);
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
    throw new WrongContent(path, '', `It is not JSON (${(thrown as Error).message}).`);
  }
};

const readList = <T>(folder: string, name: ContentName): T[] => {
  const path = join(folder, `${name}.json`);
  const list = readJson(path);
  const fault = faultIn(name, list);
  if (!fault) return list as T[];
  const { entry, field, remedy } = fault;
  throw new WrongContent(path, entry === -1 ? '' : `entry ${entry + 1} ${field}`.trim(), remedy);
};

/** Loads banners, projects, promotions and loan offers; a missing file is an empty list. */
export const loadContent = (folder: string): Content => ({
  banners: readList(folder, 'banners'),
  projects: readList(folder, 'projects'),
  promotions: readList(folder, 'promotions'),
  loanOffers: readList(folder, 'loan-offers'),
});

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
