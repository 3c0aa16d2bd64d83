/** Partner keys: managed by their owners, and looked up for every call of a partner's page. */
import { randomBytes } from 'node:crypto';
import type { PartnerPage, PartnerStanding } from '../../src/api/contract/partner-page.schema.js';
import type {
  NewPartnerKey,
  PartnerDay,
  PartnerKey,
  PartnerKeyChange,
  PartnerSettings,
} from '../../src/api/contract/partners.schema.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import {
  findPartnerDays,
  findPartnerKey,
  findPartnerKeysOf,
  insertPartnerKey,
  type PartnerKeyPart,
  type StoredPartnerKey,
  updatePartnerKey,
} from '../repositories/partner-key.js';
import { dayLength, dayOf } from './calendar.js';
import { isAllowed, readOrigin } from './partner-origins.js';
import { ServiceError } from './service-error.js';

export type { StoredPartnerKey };

/** Most keys a person may have at once. */
const mostKeys = 20;
/** Milliseconds a looked-up key is cached; other servers see a change this late. */
const trusted = 5000;
const mostTrusted = 1000;

/** Partner keys; made by createPartnerKeys. */
export interface PartnerKeys {
  list(ownerId: string): Promise<PartnerKey[]>;
  /** Makes a key; refuses origins that are not exact, with the remedy. */
  create(ownerId: string, given: NewPartnerKey): Promise<PartnerKey>;
  change(ownerId: string, key: string, change: PartnerKeyChange): Promise<PartnerKey>;
  revoke(ownerId: string, key: string): Promise<void>;
  /** Returns the counts of the last `count` days, also of days without any. */
  days(ownerId: string, key: string, count: number): Promise<PartnerDay[]>;
  /** Refuses a key that the person does not have. */
  requireOwn(ownerId: string, key: string): Promise<void>;
  /** Finds a key for a call under it; undefined when there never was one. */
  find(key: string): Promise<StoredPartnerKey | undefined>;
}

const webAddress = (settings: PartnerSettings, field: 'resultsUrl' | 'listingUrl'): void => {
  const text = settings[field];
  if (!text || /^\/(?![/\\])/.test(text)) return;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return;
  const message = `${field} must be a path such as /homes or an address that begins with https://.`;
  throw new ServiceError('invalid', message, { [field]: message });
};

const readSettings = (settings: PartnerSettings): PartnerSettings => {
  webAddress(settings, 'resultsUrl');
  webAddress(settings, 'listingUrl');
  return settings;
};

const shown = ({ key, name, mode, origins, settings, createdAt }: StoredPartnerKey): PartnerKey => ({
  key,
  name,
  mode,
  origins,
  settings,
  createdAt: createdAt.toISOString(),
});

const unknown = (): ServiceError => new ServiceError('not-found', 'You have no such partner key.');

const originsOf = (origins: readonly string[], mode: PartnerKey['mode']): string[] => [
  ...new Set(origins.filter((each) => each.trim() !== '').map((each) => readOrigin(each, mode))),
];

const everyDay = async (database: Sql, key: string, count: number, now: number): Promise<PartnerDay[]> => {
  const dayBack = (back: number): string => dayOf(now - back * dayLength);
  const counted = await findPartnerDays(database, key, dayBack(count - 1));
  const byDay = new Map(counted.map((day) => [day.day, day]));
  const nothing = { loads: 0, searches: 0, opens: 0, contacts: 0 };
  return Array.from({ length: count }, (_, index) => dayBack(count - 1 - index)).map(
    (day) => byDay.get(day) ?? { day, ...nothing },
  );
};

/** Caches keys, since every call under a key looks it up. */
const createLookUp = (database: Sql, now: () => number) => {
  const known = new Map<string, { at: number; found: StoredPartnerKey | undefined }>();
  return {
    forget: (key: string): void => void known.delete(key),
    find: async (key: string): Promise<StoredPartnerKey | undefined> => {
      const held = known.get(key);
      if (held && now() - held.at < trusted) return held.found;
      const found = await findPartnerKey(database, key);
      if (known.size >= mostTrusted) known.clear();
      known.set(key, { at: now(), found });
      return found;
    },
  };
};

type KeyAct = 'key-made' | 'key-changed' | 'key-revoked';

const noteKey = (
  database: Sql,
  { key, ownerId, mode }: Pick<StoredPartnerKey, 'key' | 'ownerId' | 'mode'>,
  act: KeyAct,
  at: Date,
): Promise<void> => insertAct(database, { actorId: ownerId, act, subject: key, detail: { mode } }, at);

const makeKey = async (
  database: Sql,
  ownerId: string,
  { name, mode, origins = [], settings = {} }: NewPartnerKey,
  now: number,
): Promise<PartnerKey> => {
  if ((await findPartnerKeysOf(database, ownerId)).length >= mostKeys)
    throw new ServiceError('conflict', `You have ${mostKeys} keys. End one you no longer use first.`);
  const made: StoredPartnerKey = {
    key: `pk_${mode}_${randomBytes(18).toString('base64url')}`,
    ownerId,
    name: name.trim(),
    mode,
    origins: originsOf(origins, mode),
    settings: readSettings(settings),
    createdAt: new Date(now),
    revokedAt: null,
  };
  await database.transaction().execute(async (transaction) => {
    await insertPartnerKey(transaction, made);
    await noteKey(transaction, made, 'key-made', made.createdAt);
  });
  return shown(made);
};

/** Makes the service over a database. */
export const createPartnerKeys = (database: Sql, now: () => number = Date.now): PartnerKeys => {
  const lookUp = createLookUp(database, now);

  const own = async (ownerId: string, key: string): Promise<StoredPartnerKey> => {
    const found = await findPartnerKey(database, key);
    if (!found || found.ownerId !== ownerId || found.revokedAt) throw unknown();
    return found;
  };

  /** Changes a key in use, and enters it into the record. */
  const write = async (
    act: KeyAct,
    ownerId: string,
    key: string,
    part: PartnerKeyPart,
  ): Promise<StoredPartnerKey> => {
    const changed = await database.transaction().execute(async (transaction) => {
      const found = await updatePartnerKey(transaction, { key, ownerId }, part);
      if (found) await noteKey(transaction, found, act, new Date(now()));
      return found;
    });
    lookUp.forget(key);
    if (!changed) throw unknown();
    return changed;
  };

  return {
    list: async (ownerId) => (await findPartnerKeysOf(database, ownerId)).map(shown),

    create: (ownerId, given) => makeKey(database, ownerId, given, now()),

    async change(ownerId, key, { name, origins, settings }) {
      const { mode } = await own(ownerId, key);
      return shown(
        await write('key-changed', ownerId, key, {
          ...(name !== undefined && { name: name.trim() }),
          ...(origins && { origins: originsOf(origins, mode) }),
          ...(settings && { settings: readSettings(settings) }),
        }),
      );
    },

    async revoke(ownerId, key) {
      await write('key-revoked', ownerId, key, { revokedAt: new Date(now()) });
    },

    async days(ownerId, key, count) {
      await own(ownerId, key);
      return everyDay(database, key, count, now());
    },

    async requireOwn(ownerId, key) {
      await own(ownerId, key);
    },

    find: lookUp.find,
  };
};

/**
 * Tells whether a key works on an origin; a call without an origin comes from no browser and may read. Every key works on
 * `site`, our own origin: there widgets stand in frames, which only the pages of the key may show (docs/decisions/0179).
 */
export const checkPartnerKey = (
  found: StoredPartnerKey | undefined,
  origin: string | undefined,
  site?: string,
): PartnerStanding => {
  if (!found) return 'unknown-key';
  if (found.revokedAt) return 'revoked-key';
  if (origin !== undefined && site !== undefined && origin === new URL(site).origin) return 'ok';
  return origin === undefined || isAllowed(origin, found.origins, found.mode) ? 'ok' : 'origin-not-listed';
};

/** Returns the remedy for a standing. */
export const remedyOf = (standing: PartnerStanding, origin: string | undefined, site: string): string => {
  const remedies: Record<PartnerStanding, string> = {
    ok: '',
    'unknown-key': `This key is not known. Copy it again from ${site}/partners.`,
    'revoked-key': `This key was ended. Make a new one at ${site}/partners.`,
    'origin-not-listed': `The page ${origin ?? ''} may not use this key. Add exactly this origin at ${site}/partners.`,
  };
  return remedies[standing];
};

/** Returns what a page may read of the key in its address. */
export const partnerPageOf = (
  found: StoredPartnerKey | undefined,
  origin: string | undefined,
  site: string,
): PartnerPage => {
  const standing = checkPartnerKey(found, origin, site);
  const remedy = remedyOf(standing, origin, site);
  return {
    standing,
    remedy,
    origin: origin ?? '',
    ...(found && { mode: found.mode }),
    ...(found && standing === 'ok' && { settings: found.settings }),
  };
};
