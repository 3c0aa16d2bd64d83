/** Whether somebody may be signed in on a partner's page; until then nothing of that is loaded or asked for. */
import type { PageConnection } from '../connection/connection.js';

/** Is a connection under a partner's key. */
export type PartnerConnection = Required<PageConnection>;

/** Names what a connection keeps, in any storage. */
export const signedInKey = ({ key }: PartnerConnection): string => `housing:signed-in ${key}`;

/** What the address carries when the sign-in page leads back here. */
export const returnMark = 'housing-code=';

/** Holds the connections on which somebody signed in on this very page, where nothing can be stored. */
export const signedInHere = new Set<string>();

/** Tells whether a sign-in may be found again: one of this page, one that another page kept, or one coming back. */
export const mayBeSignedIn = (connection: PartnerConnection): boolean => {
  const name = signedInKey(connection);
  try {
    return (
      signedInHere.has(name) || location.hash.includes(returnMark) || localStorage.getItem(name) !== null
    );
  } catch {
    return false;
  }
};
