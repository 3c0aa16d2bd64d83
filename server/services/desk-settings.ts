/** What operators set of the market at the desk: what it shows, and what coins cost. */
import type {
  MarketSettingName,
  MarketSettings as SettingList,
  SettingChange,
} from '../../src/api/contract/market-settings.schema.js';
import type { Sql } from '../db/database.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';
import type { MarketSettings } from './market-settings.js';

/** The desk of settings; made by createSettingsDesk. Every call refuses, with 403, who is no operator. */
export interface SettingsDesk {
  list(who: DeskPerson): Promise<SettingList>;
  set(who: DeskPerson, name: MarketSettingName, change: SettingChange): Promise<void>;
}

/** Makes the service over a database. */
export const createSettingsDesk = (database: Sql, settings: MarketSettings): SettingsDesk => {
  const { needRole, needFresh } = guardsOf(database);
  return {
    async list(who) {
      await needRole(who, 'operator');
      return { settings: await settings.list() };
    },

    async set(who, name, change) {
      await needFresh(who, 'operator');
      await settings.set({ ...change, name, actorId: who.userId });
    },
  };
};
