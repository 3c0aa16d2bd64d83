/** What a backup says about itself: before its tables how to read them, and at its end what must have come out. */
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

const Digest = Type.Object({ count: Type.Integer({ minimum: 0 }), sha256: Type.String() });

/** The first file of a backup. */
export const BackupHead = Type.Object({
  format: Type.Literal(1),
  /** When it was made, ISO 8601. */
  at: Type.String(),
  engine: Type.Enum(['embedded', 'postgresql']),
  /** The migrations that made its tables. */
  migrations: Type.Array(Type.Integer()),
});
export type BackupHead = Static<typeof BackupHead>;

/** The last file of a backup: one without it was not written to its end. */
export const Manifest = Type.Object({
  /** Rows of each table. */
  tables: Type.Record(Type.String(), Digest),
  /** Files, each as its key and the SHA-256 of its content. */
  media: Digest,
});
export type Manifest = Static<typeof Manifest>;

/** Where things are in the archive. */
export const headName = 'backup.json';
export const manifestName = 'manifest.json';
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;
export const mediaName = (key: string): string => `media/${key}`;

const read = <T extends typeof BackupHead | typeof Manifest>(shape: T, text: string): Static<T> => {
  const value: unknown = JSON.parse(text);
  if (!Value.Check(shape, value)) throw new Error('The backup file is of another version of this program.');
  return value;
};

/** Reads the first file; throws for one that is of another format. */
export const readHead = (text: string): BackupHead => read(BackupHead, text);

/** Reads the last file; throws for one that is of another format. */
export const readManifest = (text: string): Manifest => read(Manifest, text);
