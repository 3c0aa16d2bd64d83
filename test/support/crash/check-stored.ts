/** What holds in a database and its media folder after any number of kills. */
import { readdirSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Config } from '../../../server/config.js';
import type { Sql } from '../../../server/db/database.js';
import { createInbox } from '../../../server/media/inbox.js';
import { possibleKeysOf, storeKeysOf } from '../../../server/media/picture-files.js';
import { createFolderStore } from '../../../server/media/store.js';
import { createUploads } from '../../../server/services/uploads.js';
import { opened } from '../market-backups.js';

/** Each finds rows that must not be; the key says what is wrong. */
const findings: Readonly<Record<string, string>> = {
  'a balance is not the sum of its ledger': `select a.user_id as name from coin_account a
    left join coin_entry e on e.user_id = a.user_id group by a.user_id, a.balance, a.entries
    having a.balance <> coalesce(sum(e.amount), 0) or a.entries <> count(e.number) or a.entries <> coalesce(max(e.number), 0)`,
  'an entry has another balance than the sum so far': `select user_id as name from (select user_id, balance,
    sum(amount) over (partition by user_id order by number) as due from coin_entry) e where balance <> due`,
  'a person has no coin account': `select u.id as name from app_user u
    left join coin_account a on a.user_id = u.id where a.user_id is null`,
  'a contact was paid twice or not at all': `select u.user_id as name from contact_unlock u
    left join coin_entry e on e.user_id = u.user_id and e.owner_id = u.owner_id and e.amount < 0
    group by u.user_id, u.owner_id, u.coins having coalesce(sum(-e.amount), 0) <> u.coins`,
  'a listing is there twice': `select min(project) as name from listing group by owner_id, project having count(*) > 1`,
  'the counts of the market are wrong': `select 'all' as name where (select coalesce(sum(count), 0) from listing_count)
    <> (select count(*) from listing where status = 'Active' and deleted_at is null and not is_expired)`,
  'a shown photo has no row of its own': `select l.id as name from listing l cross join unnest(l.images) as shown(key)
    left join media_file f on f.key = shown.key and f.listing_id = l.id
    where f.key is null`,
};

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
    : [];

/** Sweeps once, a day later; every file left is one that a listing shows. */
const orphansOf = async (database: Sql, { dataDir }: Config): Promise<string[]> => {
  const media = join(dataDir, 'media');
  const store = createFolderStore(media);
  const tomorrow = () => Date.now() + 26 * 3_600_000;
  await createUploads(database, store, tomorrow).sweep();
  await Promise.all([store.sweep(-1), createInbox(join(dataDir, 'inbox')).sweep(-1)]);
  const rows = await database.selectFrom('media_file').select(['key', 'kind', 'listing_id']).execute();
  const due = new Set(rows.flatMap(storeKeysOf).map((key) => join(media, key)));
  const known = new Set(rows.flatMap(possibleKeysOf).map((key) => join(media, key)));
  // Beside them the store has the embed files of each version.
  const folders = ['media/photo', 'media/video', 'media/.drafts', 'inbox'];
  const found = new Set(folders.flatMap((folder) => filesIn(join(dataDir, folder))));
  return [
    ...rows.filter((row) => row.listing_id === null).map(({ key }) => `no listing shows ${key}`),
    ...[...found].filter((file) => !known.has(file)).map((file) => `nothing refers to ${file}`),
    ...[...due].filter((file) => !found.has(file)).map((file) => `there is no file ${file}`),
  ];
};

/** Checks a market whose server is stopped; answers what is wrong. */
export const checkStored = (config: Config): Promise<string[]> =>
  opened(config, async ({ sql: database }) => {
    const problems: string[] = [];
    for (const [problem, query] of Object.entries(findings)) {
      const { rows } = await sql.raw<{ name: string }>(query).execute(database);
      problems.push(...rows.map(({ name }) => `${problem}: ${name}`));
    }
    return [...problems, ...(await orphansOf(database, config))];
  });
