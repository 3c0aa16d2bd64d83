/**
 * What the market shows and what coins cost: a file or a setting of the server says it, and what operators set at the desk
 * wins over those (docs/decisions/0144).
 */
import { createHash } from 'node:crypto';
import type { CoinPack } from '../../src/api/contract/coin-orders.schema.js';
import type { Surface } from '../../src/api/contract/contact.schema.js';
import type { Content } from '../../src/api/contract/content.schema.js';
import type {
  MarketSetting,
  MarketSettingName,
  SettingChange,
} from '../../src/api/contract/market-settings.schema.js';
import { type ContactPrices, pricesOf } from '../../src/model/rules/contact-price.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { runFor } from '../caller.js';
import type { Config } from '../config.js';
import { faultIn, knownParts, repeatedIn } from '../content/entries.js';
import { loadContent } from '../content/load.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import {
  findMarketSettings,
  type StoredSetting,
  upsertMarketSetting,
} from '../repositories/market-setting.js';
import { ServiceError } from './service-error.js';

/** A change, and who makes it. */
export interface SettingAct extends SettingChange {
  name: MarketSettingName;
  actorId: string;
}

/** The settings; made by createMarketSettings. */
export interface MarketSettings {
  /** What the files say. */
  readonly defaultContent: Content;
  readonly content: () => Promise<Content>;
  /** What a contact costs. */
  readonly prices: () => Promise<ContactPrices>;
  /** What can be bought; empty where no coins are sold. */
  readonly packs: () => Promise<readonly CoinPack[]>;
  list(): Promise<MarketSetting[]>;
  /** Changes one and records it; refuses entries that are wrong, by field, and who began from an older version. */
  set(act: SettingAct): Promise<void>;
}

/** What the settings take of the configuration. */
export type SettingDefaults = Pick<
  Config,
  'contentDir' | 'coinsSearch' | 'coinsDetail' | 'coinPacks' | 'payments'
>;

/** Milliseconds after which a change of another process is seen at the latest. */
const lag = 1000;
/** Most characters of one text. */
const longest = 500;

type Entries = readonly Readonly<Record<string, unknown>>[];

const defaultsOf = (
  { loanOffers, ...content }: Content,
  { coinsSearch, coinsDetail, coinPacks }: SettingDefaults,
) =>
  ({
    ...content,
    'loan-offers': loanOffers,
    'coin-prices': [
      { surface: 'search', coins: coinsSearch },
      { surface: 'detail', coins: coinsDetail },
    ],
    'coin-packs': coinPacks,
  }) satisfies Record<MarketSettingName, Entries>;

const textsIn = (value: unknown, path: string): [path: string, text: string][] => {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    textsIn(each, path === '' ? name : `${path}.${name}`),
  );
};

/** What only the desk refuses: a file is read by nobody else, and may name pictures of another site. */
const deskFaultIn = (entries: Entries): ReturnType<typeof faultIn> => {
  for (const [entry, each] of entries.entries())
    for (const [field, text] of textsIn(each, '')) {
      if (text.length > longest) return { entry, field, remedy: messageOf('settingTooLong') };
      if (['image', 'logo'].includes(field) && !text.startsWith('/'))
        return { entry, field, remedy: messageOf('settingPicture') };
    }
  return undefined;
};

const refuseWrong = (name: MarketSettingName, entries: Entries): void => {
  const fault = faultIn(name, entries) ?? deskFaultIn(entries) ?? repeatedIn(name, entries);
  if (!fault) return;
  const { entry, field, remedy } = fault;
  if (entry === -1) throw new ServiceError('invalid', remedy, { entries: remedy });
  throw new ServiceError('invalid', `Entry ${entry + 1}${field && `, ${field}`}: ${remedy}`, {
    [`${entry}.${field}`]: remedy,
  });
};

const change = (database: Sql, { name, entries, version, reason, actorId }: SettingAct, at: Date) =>
  database.transaction().execute(async (transaction) => {
    const known = entries === undefined ? null : knownParts(name, entries);
    if (!(await upsertMarketSetting(transaction, { name, entries: known, version }, at)))
      throw new ServiceError('conflict', messageOf('settingChanged'));
    const digest = createHash('sha256').update(JSON.stringify(known)).digest('base64url');
    const detail = { version: version + 1, entries: known?.length ?? null, digest };
    await insertAct(transaction, { actorId, act: 'setting-changed', subject: name, reason, detail }, at);
  });

/** Reads the rows anew once they are older than `lag`; whoever asks waits, so that nobody pays an old price for long. */
const createRows = (database: Sql, now: () => number) => {
  let held: { at: number; rows: Promise<readonly StoredSetting[]> } | undefined;
  return {
    read: (): Promise<readonly StoredSetting[]> => {
      if (held && now() - held.at < lag) return held.rows;
      const mine = { at: now(), rows: runFor(undefined, () => findMarketSettings(database)) };
      held = mine;
      mine.rows.catch(() => {
        if (held === mine) held = undefined;
      });
      return mine.rows;
    },
    forget: (): void => {
      held = undefined;
    },
  };
};

/** Makes the service; a wrong file of content stops the start. */
export const createMarketSettings = (
  database: Sql,
  config: SettingDefaults,
  now: () => number = Date.now,
): MarketSettings => {
  const defaultContent = loadContent(config.contentDir);
  const defaults = defaultsOf(defaultContent, config);
  const rows = createRows(database, now);

  const entriesOf = async <Name extends MarketSettingName>(name: Name): Promise<(typeof defaults)[Name]> => {
    const stored = (await rows.read()).find((row) => row.name === name)?.entries;
    return (stored ?? defaults[name]) as (typeof defaults)[Name];
  };

  return {
    defaultContent,

    async content() {
      return {
        banners: await entriesOf('banners'),
        projects: await entriesOf('projects'),
        promotions: await entriesOf('promotions'),
        loanOffers: await entriesOf('loan-offers'),
      };
    },

    async prices() {
      const prices = await entriesOf('coin-prices');
      return pricesOf(Object.fromEntries(prices.map(({ surface, coins }) => [surface as Surface, coins])));
    },

    packs: async () => (config.payments === 'none' ? [] : await entriesOf('coin-packs')),

    async list() {
      const stored = new Map((await findMarketSettings(database)).map((row) => [row.name, row]));
      return (Object.keys(defaults) as MarketSettingName[]).map((name) => {
        const { entries, version = 0, changedAt } = stored.get(name) ?? {};
        return {
          name,
          entries: (entries ?? defaults[name]) as MarketSetting['entries'],
          isOwn: entries !== undefined && entries !== null,
          version,
          ...(changedAt && { changedAt: changedAt.toISOString() }),
        };
      });
    },

    async set(act) {
      if (act.entries) refuseWrong(act.name, act.entries);
      await change(database, act, new Date(now()));
      rows.forget();
    },
  };
};
