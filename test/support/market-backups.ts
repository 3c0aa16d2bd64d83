/** Markets to be backed up and restored, on the engine of the run or on the other one. */
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { digestTables, listTables, withSnapshot } from '../../server/backup/tables.js';
import { type Config, readConfig } from '../../server/config.js';
import { type Database, openDatabase, type Sql, sqlOver } from '../../server/db/database.js';
import { openPostgres } from '../../server/db/postgres-pool.js';
import { fileKeyOf, pictureWidths } from '../../server/media/picture-files.js';
import { createFolderStore, type MediaStore } from '../../server/media/store.js';
import { insertCoinAccount, insertCoinEntry } from '../../server/repositories/coin-account.js';
import { createListingWriter } from '../../server/services/listing-writer.js';
import { putEmptyData } from './embedded-folder.js';
import { aPlot, aRent, aSale, owner } from './listings.js';

const given = process.env.DATABASE_URL ?? '';
const databases: string[] = [];

const asAdmin = async (statement: string): Promise<void> => {
  const admin: Sql = sqlOver(openPostgres(given, 1));
  await sql.raw(statement).execute(admin);
  await admin.destroy();
};

/** Drops the databases that were made. */
export const dropMarkets = async (): Promise<void> => {
  for (const database of databases) await asAdmin(`drop database if exists ${database}`);
};

/** Makes an empty market of the embedded engine in a folder. */
export const embeddedMarket = async (folder: string): Promise<Config> => {
  await putEmptyData(folder);
  return readConfig({ DATA_DIR: folder, NODE_ENV: 'test' });
};

/** Makes an empty database, with a folder for the files. */
export const postgresMarket = async (folder: string): Promise<Config> => {
  const database = `backup_${randomBytes(5).toString('hex')}`;
  databases.push(database);
  await asAdmin(`create database ${database}`);
  const url = given.replace(/\/[^/?]*(?=\?|$)/, `/${database}`);
  return readConfig({ DATA_DIR: folder, DATABASE_URL: url, NODE_ENV: 'test' });
};

/** The files of a market. */
export const mediaOf = ({ dataDir }: Config): MediaStore => createFolderStore(join(dataDir, 'media'));

/** Puts in some of everything that is easily lost on the way: times, numbers, lists, JSON, signs, files. */
export const fillMarket = async ({ sql: database }: Database, media: MediaStore): Promise<void> => {
  await database.insertInto('app_user').values(owner).execute();
  await insertCoinAccount(database, owner.id);
  const note = 'é " \\ \n ठाणे';
  for (let at = 1; at <= 5; at++)
    await insertCoinEntry(database, { userId: owner.id, amount: at, reason: 'grant', note }, at);
  const many = Array.from({ length: 1200 }, (_, at) => aRent({ monthlyRent: 20_000 + at }));
  const settings = readConfig({ NODE_ENV: 'test' });
  await createListingWriter(database, settings).saveListings([aSale(), aPlot(), ...many]);
  // A price of long before: nothing that a trigger would note again when its listing is written.
  await sql`insert into listing_price (home_id, at, amount) select home_id, '2020-01-01', 1 from listing limit 1`.execute(
    database,
  );
  for (const [at, key] of ['photo/ab/ab12', 'photo/cd/cd34'].entries()) {
    for (const width of pictureWidths)
      await media.put(fileKeyOf(key, width), at === 0 ? Buffer.from('a photo') : randomBytes(200_000));
    const { id } = await database.selectFrom('listing').select('id').limit(1).executeTakeFirstOrThrow();
    await database
      .insertInto('media_file')
      .values({ key, kind: 'photo', user_id: owner.id, listing_id: id, colour: '#112233', at: new Date() })
      .execute();
  }
  await media.put('demo/tower/one-400.webp', Buffer.from('a drawing'));
};

/** Counts and hashes of all tables. */
export const digestOf = ({ sql: database }: Database) =>
  withSnapshot(database, async (snapshot) => digestTables(snapshot, await listTables(snapshot)));

/** Works with a market as its server has it open. */
export const opened = async <T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> => {
  const database = await openDatabase(config);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
};

/** Returns the message with which something was refused. */
export const refusalOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (thrown: unknown) => (thrown as Error).message,
  );
