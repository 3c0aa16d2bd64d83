/** What an entry of the operator's content must hold, whether a file or the desk brings it (C-41). */
import { type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { CoinPack } from '../../src/api/contract/coin-orders.schema.js';
import { Banner, LoanOffer, Project } from '../../src/api/contract/content.schema.js';
import { Surface } from '../../src/api/contract/contact.schema.js';
import type { MarketSettingName } from '../../src/api/contract/market-settings.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';

/** Where a list is wrong: its entry from 0 on, -1 for the list itself; the field, '' for the whole entry; and the remedy. */
export interface EntryFault {
  entry: number;
  field: string;
  remedy: string;
}

/** A check of one entry: the field at fault and what belongs there, or nothing. */
type Check<T> = (entry: T) => readonly [field: string, remedy: string] | undefined;

interface EntryRules {
  entry: TSchema;
  check: Check<never>;
}

// T comes from the check: inferring it from the schema took a fifth of the whole type check (docs/decisions/0042).
const rulesOf = <T>(entry: TSchema, check: Check<T>): EntryRules => ({ entry, check });

const isAddress = (text: string): boolean => /^(?:\/(?!\/)|https:\/\/)\S*$/.test(text);
const address = messageOf('settingAddress');

const checkBanner: Check<Banner> = ({ title, image, link }) => {
  if (title.trim() === '') return ['title', messageOf('settingTitle')];
  if (!isAddress(image)) return ['image', address];
  return isAddress(link) ? undefined : ['link', address];
};

const checkProject: Check<Project> = (project) => {
  const { name, image, link, minPrice, maxPrice, sponsored, reraNumber } = project;
  if (name.trim() === '') return ['name', messageOf('settingName')];
  if (!isAddress(image)) return ['image', address];
  if (!isAddress(link)) return ['link', address];
  if (!(minPrice > 0 && minPrice <= maxPrice)) return ['minPrice', messageOf('settingPrices')];
  // Advertisements of projects must carry the number (MahaRERA order 46C/2025).
  if (sponsored && !/^[PA]\d{11}$/.test(reraNumber)) return ['reraNumber', messageOf('settingRera')];
  return undefined;
};

const checkOffer: Check<LoanOffer> = ({ bank, logo, rate, maxYears }) => {
  if (bank.trim() === '') return ['bank', messageOf('settingName')];
  if (!isAddress(logo)) return ['logo', address];
  if (!(rate > 0 && rate < 50)) return ['rate', messageOf('settingRate')];
  return maxYears >= 1 && maxYears <= 50 ? undefined : ['maxYears', messageOf('settingYears')];
};

const CoinPrice = Type.Object({ surface: Surface, coins: Type.Integer() });

const checkPrice: Check<{ coins: number }> = ({ coins }) =>
  // The calls of the specifications take no more.
  coins === 1 || coins === 2 ? undefined : ['coins', messageOf('settingContactCoins')];

const checkPack: Check<CoinPack> = ({ coins, rupees }) => {
  if (coins > 99_999) return ['coins', messageOf('settingPackCoins')];
  return rupees > 999_999 ? ['rupees', messageOf('settingPackRupees')] : undefined;
};

const rules: Readonly<Record<MarketSettingName, EntryRules>> = {
  banners: rulesOf(Banner, checkBanner),
  projects: rulesOf(Project, checkProject),
  promotions: rulesOf(Project, checkProject),
  'loan-offers': rulesOf(LoanOffer, checkOffer),
  'coin-prices': rulesOf(CoinPrice, checkPrice),
  'coin-packs': rulesOf(CoinPack, checkPack),
};

/** The field of which no two entries hold the same. */
const distinct: Readonly<Record<MarketSettingName, string>> = {
  banners: 'title',
  projects: 'name',
  promotions: 'name',
  'loan-offers': 'bank',
  'coin-prices': 'surface',
  'coin-packs': 'coins',
};

/** Finds an entry that says the same as one before it, if there is one. */
export const repeatedIn = (
  name: MarketSettingName,
  entries: readonly Readonly<Record<string, unknown>>[],
): EntryFault | undefined => {
  const field = distinct[name];
  const values = entries.map((entry) => entry[field]);
  const entry = values.findIndex((value, at) => values.indexOf(value) < at);
  return entry === -1 ? undefined : { entry, field, remedy: messageOf('settingRepeated') };
};

/** Finds what is wrong with a list of entries, if anything is. */
export const faultIn = (name: MarketSettingName, list: unknown): EntryFault | undefined => {
  const { entry: schema, check } = rules[name];
  const [wrong] = Value.Errors(Type.Array(schema), list);
  if (wrong) {
    const [, index, ...names] = wrong.instancePath.split('/');
    return {
      entry: index === undefined ? -1 : Number(index),
      field: names.join('.'),
      remedy: `It ${wrong.message}.`,
    };
  }
  const entries = list as never[];
  for (const [entry, each] of entries.entries()) {
    const [field, remedy] = check(each) ?? [];
    if (field !== undefined && remedy !== undefined) return { entry, field, remedy };
  }
  if (name === 'coin-prices' && entries.length !== 2)
    return {
      entry: -1,
      field: '',
      remedy: messageOf('settingBothPrices'),
    };
  return undefined;
};

/** Leaves out of right entries what no rule knows. */
export const knownParts = (name: MarketSettingName, list: readonly object[]): object[] =>
  Value.Clean(Type.Array(rules[name].entry), structuredClone(list)) as object[];
