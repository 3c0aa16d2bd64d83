/** Backups of whole markets: made while a server runs, and restored on either engine. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../server/backup/backup.js';
import { move } from '../../../server/backup/move.js';
import { restore } from '../../../server/backup/restore.js';
import type { Config } from '../../../server/config.js';
import type { Database } from '../../../server/db/database.js';
import { insertCoinAccount, insertCoinEntry } from '../../../server/repositories/coin-account.js';
import { engine } from '../../support/engines.js';
import { owner } from '../../support/listings.js';
import {
  digestOf,
  dropMarkets,
  embeddedMarket,
  fillMarket,
  mediaOf,
  opened,
  postgresMarket,
  refusalOf,
} from '../../support/market-backups.js';

const test = suite('server/backup/backup');
const scratch = mkdtempSync(join(tmpdir(), 'housing-backup-'));
const folderOf = (name: string): string => join(scratch, name);
test.after(async () => {
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

/** Adds to a balance and its ledger, one transaction after the other, while something is done; answers how often. */
const addingCoins = async ({ sql: database }: Database, work: () => Promise<unknown>): Promise<number> => {
  await database.insertInto('app_user').values(owner).execute();
  await insertCoinAccount(database, owner.id);
  const over = new AbortController();
  const adding = (async () => {
    let count = 0;
    for (; !over.signal.aborted; count++)
      await database
        .transaction()
        .execute((transaction) =>
          insertCoinEntry(transaction, { userId: owner.id, amount: 1, reason: 'grant' }, 0),
        );
    return count;
  })();
  await work();
  over.abort();
  return adding;
};

const embeddedOnly = engine === 'pglite' ? test : test.skip;

embeddedOnly(
  'what is written while the folder is copied comes out whole or not at all, at the next start of a server',
  async () => {
    const busy = await embeddedMarket(folderOf('busy'));
    const target = await embeddedMarket(folderOf('target'));
    const file = folderOf('busy.tar');
    await mediaOf(busy).put('demo/tower/one-400.webp', Buffer.from('a drawing'));
    const count = await opened(busy, (database) => addingCoins(database, () => backUp(busy, file)));
    assert.ok(count > 10, `${count} writes`);

    await mediaOf(target).put('photo/ef/ef56-800.webp', Buffer.from('of before'));
    await opened(target, async ({ sql: database }) => {
      await database.insertInto('app_user').values(owner).execute();
      assert.not.ok((await restore(target, file, true)).isOpen);
      assert.is((await database.selectFrom('app_user').select('id').execute()).length, 1);
    });
    assert.match(await refusalOf(restore(target, file, false)), /There is a market already\. Say --replace/);
    await opened(target, async ({ sql: database }) => {
      const { rows } = await sql<Record<'balance' | 'entries' | 'sum' | 'count', number>>`
        select a.balance, a.entries, sum(e.amount)::int as sum, count(*)::int as count
        from coin_account a join coin_entry e on e.user_id = a.user_id group by 1, 2`.execute(database);
      const [{ balance, ...same } = { balance: 0 }] = rows;
      assert.ok(balance > 0 && balance <= count);
      assert.equal(same, { entries: balance, sum: balance, count: balance });
    });
    assert.ok(await mediaOf(target).exists('demo/tower/one-400.webp'));
    assert.not.ok(await mediaOf(target).exists('photo/ef/ef56-800.webp'));
    assert.ok(existsSync(join(target.dataDir, 'replaced/media/photo/ef/ef56-800.webp')));
    const left = [busy, target].flatMap(({ dataDir }) => readdirSync(dataDir));
    assert.equal(
      left.filter((name) => /restor|copy/.test(name)),
      [],
    );
  },
);

// A run on PostgreSQL has both engines at hand.
const withBoth = engine === 'postgres' ? test : test.skip;

withBoth(
  'a market goes from PostgreSQL to the embedded engine and back, equal in counts and hashes',
  async () => {
    const source = await postgresMarket(folderOf('source'));
    const [first, second] = [folderOf('first.tar'), folderOf('second.tar')];
    const wanted = await opened(source, async (database) => {
      await fillMarket(database, mediaOf(source));
      await backUp(source, first);
      assert.match(await refusalOf(restore(source, first, true)), /Servers are connected/);
      return digestOf(database);
    });
    assert.match(await refusalOf(restore(source, first, false)), /There is a market already\. Say --replace/);
    const assertSame = async (target: Config): Promise<void> => {
      assert.equal(await opened(target, digestOf), wanted);
      for await (const key of mediaOf(source).list())
        assert.equal(
          readFileSync(join(target.dataDir, 'media', key)),
          readFileSync(join(source.dataDir, 'media', key)),
          key,
        );
    };

    const embedded = await embeddedMarket(folderOf('embedded'));
    await restore(embedded, first, false);
    await assertSame(embedded);
    await backUp(embedded, second);
    const back = await postgresMarket(folderOf('back'));
    await restore(back, second, false);
    await assertSame(back);

    const { databaseUrl } = await postgresMarket(folderOf('unused'));
    const moved = { ...embedded, databaseUrl };
    assert.equal(await move(moved, false), wanted);
    await assertSame(moved);
    assert.match(await refusalOf(move(moved, false)), /There is a market already\. Say --replace/);
  },
);

test.run();
