/** Posting in tests: a server that takes many posts, sending forms, and looking at what was stored. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Endpoint } from '../../src/api/contract/endpoint.js';
import type { ListingKind, SaleListing } from '../../src/api/contract/listings.schema.js';
import { multipart, type Part } from './forms.js';
import type { Person } from './people.js';
import { startServer, type TestServer } from './server.js';

/** The answer of a post, with everything it may hold. */
export interface PostReply {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  json: {
    code: string;
    message: string;
    fields: Record<string, string>;
    _id: string;
    propertyId: string;
    duplicates?: string[];
    url: string;
    kind: string;
    seconds?: number;
  };
}

/** Starts a server for posting tests. */
export const startPosting = (env: Record<string, string> = {}): Promise<TestServer> =>
  startServer({ RATE_LIMITS: 'test', ...env });

/** Sends a form with somebody's cookie. */
export const post = async (
  person: Person,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  parts: readonly Part[],
  headers: Record<string, string> = {},
): Promise<PostReply> => {
  const form = multipart(parts);
  const reply = await person.call(method, path, form.payload, { ...form.headers, ...headers });
  return reply as unknown as PostReply;
};

/** Reads a listing back as everybody sees it. */
export const readListing = async (
  server: TestServer,
  kind: ListingKind,
  id: string,
): Promise<Required<SaleListing>> =>
  (await server.get(`/api/v3/property/${kind}/${id}`)).json as Required<SaleListing>;

const filesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};

/** Lists every file of the server's media store and of its inbox. */
export const storedFiles = async (server: TestServer): Promise<string[]> => [
  ...(await filesIn(join(server.config.dataDir, 'media'))),
  ...(await filesIn(join(server.config.dataDir, 'inbox'))),
];

/** Counts the listings of the whole market. */
export const countListings = async ({ database }: TestServer): Promise<number> => {
  const rows = await database.sql.selectFrom('listing').select('id').execute();
  return rows.length;
};
