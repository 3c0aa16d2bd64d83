/** The headers of a call from a partner's page: none for public reads, else the bearer of the signed-in person. */
import type { Endpoint } from '../../api/contract/endpoint.js';
import { mayBeSignedIn, type PartnerConnection } from './may-be-signed-in.js';

/** Returns the headers that identify the signed-in person; undefined where the call needs none. */
export const partnerHeaders = (
  connection: PartnerConnection,
  { partner }: Pick<Endpoint, 'partner'>,
): Promise<Record<string, string>> | undefined =>
  // Without a bearer caches may answer public reads.
  partner !== 'person' || !mayBeSignedIn(connection)
    ? undefined
    : import('./session.js').then(({ bearerOf }) => bearerOf(connection));
