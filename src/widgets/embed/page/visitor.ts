/** `Housing.signIn()` and `Housing.signOut()`: the visitor of a partner's page, through our own window. */
import { logOutFx, sessionCheckRequested } from '../../../model/account/entry.js';
import { scopeBind } from '../../../model/effector.js';
import { pageScope } from '../../../model/index.js';
import { signInHere } from '../../kit/partner/sign-in.js';
import { type ConnectedPage, connectionsOf, partnerOf } from './connections.js';

/** Signs the visitor in to reach owners, as most come for; the widgets ask for more. See `Housing.signIn`. */
export const signIn = async (page: ConnectedPage): Promise<boolean> =>
  signInHere(partnerOf(page), { use: 'reaching' });

/** Signs the visitor out. */
export const signOut = async (page: ConnectedPage): Promise<void> =>
  scopeBind(logOutFx, { scope: pageScope(partnerOf(page)) })();

/** Takes up a sign-in that comes back in the page's address. */
export const resumeSignIn = (page: ConnectedPage): void => {
  for (const connection of connectionsOf(page))
    scopeBind(sessionCheckRequested, { scope: pageScope(connection) })();
};
