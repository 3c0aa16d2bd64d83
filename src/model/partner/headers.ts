/** What goes along with a call from a partner's page: nothing with what anybody may read, else who is signed in there. */
import type { Endpoint } from '../../api/contract/endpoint.js';
import { mayBeSignedIn, type PartnerConnection } from './may-be-signed-in.js';

/** Gives the headers that stand for the signed-in person, as far as the call needs one. */
export const partnerHeaders = async (
  connection: PartnerConnection,
  { partner }: Pick<Endpoint, 'partner'>,
): Promise<Record<string, string>> =>
  // Without a bearer any cache may answer what anybody may read.
  partner !== 'person' || !mayBeSignedIn(connection)
    ? {}
    : (await import('./session.js')).bearerOf(connection);
