/** The homes that a guest has saved: on this device alone. */
import type { DeviceHome } from '../../api/contract/saved.schema.js';
import type { PageConnection } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { listingKinds } from '../rules/kinds.js';
import { recordOf } from '../rules/wire-values.js';

const storageName = 'saved';

const isHome = (value: unknown): value is DeviceHome => {
  const { id, kind, savedAt, price } = recordOf(value);
  const isKind = (listingKinds as readonly unknown[]).includes(kind);
  return typeof id === 'string' && isKind && typeof savedAt === 'string' && typeof price === 'number';
};

/** Reads the homes, the last saved first; what is no home is left out. */
export const readDevice = (connection: PageConnection | null): readonly DeviceHome[] => {
  try {
    const stored: unknown = JSON.parse(readStored(storageName, connection) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isHome) : [];
  } catch {
    return [];
  }
};

/** Writes the homes and returns them; an empty list leaves nothing behind. */
export const writeDevice = (
  homes: readonly DeviceHome[],
  connection: PageConnection | null,
): readonly DeviceHome[] => {
  writeStored(storageName, homes.length > 0 ? JSON.stringify(homes) : null, connection);
  return homes;
};
