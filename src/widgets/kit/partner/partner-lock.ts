/** The filters locked for a key, as the widgets show them; the server enforces them (docs/decisions/0048). */
import { useUnit } from 'effector-react';
import { $connection, pageScope, partnerSettings } from '../../../model/index.js';

// The element draws again once the settings are known.
const nothing = (): void => undefined;

/** Returns the city that searches are locked to; undefined where there is none, or it is not known yet. */
export function useLockedCity(): string | undefined {
  const connection = useUnit($connection);
  if (connection?.key === undefined) return undefined;
  return partnerSettings(pageScope(connection), nothing).locked?.city;
}

/** Adds the city to what a tag locks; undefined leaves that as it is. */
export const lockedWith = (city: string | undefined, locked: string): string => {
  if (!city) return locked;
  const query = new URLSearchParams(locked);
  query.set('city', city);
  return query.toString();
};
