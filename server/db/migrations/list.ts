/** Every migration in order; a number never changes once it was released. */
import * as market from './0001-market.js';
import * as accounts from './0002-accounts.js';
import * as coins from './0003-coins.js';

/** One step of the tables' history. */
export interface Migration {
  name: string;
  /** One statement each: the embedded engine takes no more at a time. */
  statements: readonly string[];
}

/** Migration 1 stands first. */
export const migrations: readonly Migration[] = [market, accounts, coins];
