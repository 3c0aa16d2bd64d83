/** The embed files by version: every version that was ever deployed stays, so that a page may pin one. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { MediaStore } from '../media/store.js';
import { readBuildManifest } from './build-manifest.js';

/** What the build publishes of itself: `/embed/v1/embed.json`. */
interface PublishedBuild {
  /** Package version and build hash. */
  readonly version: string;
  /** The files with their hashes. */
  readonly files: Readonly<Record<string, string>>;
}

const year = 31_536_000;
/** Folders of a version in the store, by content encoding: a file's name says its type and no more. */
const encodings = ['br', 'gz', 'plain'] as const;
type Encoding = (typeof encodings)[number];
const headerOf = { br: 'br', gz: 'gzip', plain: undefined } as const;
const types: ReadonlyMap<string, string> = new Map(
  Object.entries({
    js: 'text/javascript; charset=utf-8',
    json: 'application/json; charset=utf-8',
  }),
);

const keyOf = (version: string, encoding: Encoding, file: string): string =>
  `embed/${version.replaceAll('.', '_')}/${encoding}/${file}`;

const acceptedBy = (header = ''): readonly Encoding[] =>
  encodings.filter((encoding) => encoding === 'plain' || header.includes(headerOf[encoding]));

const readBuild = async (webDir: string): Promise<PublishedBuild | undefined> => {
  const text = await readFile(join(webDir, 'embed.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as PublishedBuild);
};

/** Returns the version of a build, as embed.js knows it; undefined without a build. */
export const versionOfBuild = async (webDir: string): Promise<string | undefined> =>
  (await readBuild(webDir))?.version;

/** A file of the embed: its path on the market, and the hash that a page may hold it to. */
export interface EmbedFile {
  readonly path: string;
  readonly integrity: string;
}

/** Returns the files that the results begin with, as embed.js asks for them; none without a build. */
export const filesOfResults = async (webDir: string): Promise<readonly EmbedFile[]> => {
  const build = await readBuild(webDir);
  const entry = readBuildManifest(webDir).entries?.results;
  if (!build || !entry) return [];
  return [...entry.imports, entry.file].map((file) => ({
    path: `/embed/${build.version}/${file}`,
    integrity: build.files[file] ?? '',
  }));
};

const copyFile = async (store: MediaStore, version: string, path: string, file: string): Promise<void> => {
  for (const encoding of encodings) {
    const from = encoding === 'plain' ? path : `${path}.${encoding}`;
    if (existsSync(from)) await store.put(keyOf(version, encoding, file), await readFile(from));
  }
};

/** Copies the server's own build into the store; one that is there already is not written again. */
export const keepVersion = async (webDir: string, store: MediaStore): Promise<string | undefined> => {
  const web = resolve(webDir);
  const build = await readBuild(web);
  if (!build) return undefined;
  const { version, files } = build;
  // Written last: its presence means that the copy is complete.
  const last = 'embed.json';
  if (await store.exists(keyOf(version, 'plain', last))) return version;
  await Promise.all(
    Object.keys(files).map((file) => copyFile(store, version, join(web, 'assets', file), file)),
  );
  for (const file of ['integrity.json', 'embed.js', last])
    await copyFile(store, version, join(web, file), file);
  return version;
};

/** Installs /embed/VERSION/FILE; asked of the store each time, as another process may have brought a version. */
export const installEmbedVersions = async (
  app: FastifyInstance,
  webDir: string,
  store: MediaStore,
): Promise<void> => {
  await keepVersion(webDir, store);
  app.get<{ Params: { version: string; file: string } }>('/embed/:version/:file', async (request, reply) => {
    const { version, file } = request.params;
    const type = types.get(/\.(\w+)$/.exec(file)?.[1] ?? '');
    if (type !== undefined)
      for (const encoding of acceptedBy(request.headers['accept-encoding'])) {
        const found = await store.get(keyOf(version, encoding, file));
        if (!found) continue;
        const header = headerOf[encoding];
        if (header) void reply.header('content-encoding', header);
        return reply
          .header('cache-control', `public, max-age=${year}, immutable`)
          .header('vary', 'accept-encoding')
          .header('content-length', found.size)
          .type(type)
          .send(found.read());
      }
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .send({
        code: 'not-found',
        message: `This market has no embed files of version ${version}. Use the address /embed/v1/embed.js.`,
      });
  });
};
