/** Whether somebody may be signed in on a partner's page; otherwise the code for it is not loaded. */
import type { PageConnection } from '../connection/page-connection.js';

/** A connection under a partner's key. */
export type PartnerConnection = Required<PageConnection>;

/** The storage key of a connection. */
export const signedInKey = ({ key }: PartnerConnection): string => `housing:signed-in ${key}`;

/** The name of the code in the fragment when the sign-in page leads back here. */
export const returnParameter = 'housing-code=';

/** Holds the connections on which somebody signed in on this page, for browsers without storage. */
export const signedInHere = new Set<string>();

/** Tells whether there may be a sign-in: of this page, in storage, or in the address after the sign-in page. */
export const mayBeSignedIn = (connection: PartnerConnection): boolean => {
  const name = signedInKey(connection);
  try {
    return (
      signedInHere.has(name) || location.hash.includes(returnParameter) || localStorage.getItem(name) !== null
    );
  } catch {
    return false;
  }
};
