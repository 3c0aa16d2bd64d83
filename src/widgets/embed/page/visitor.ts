/** `Housing.signIn()` and `Housing.signOut()`: the visitor of a partner's page, through our own window. */
import { logOutFx, sessionCheckRequested } from '../../../model/account/entry.js';
import { scopeBind } from '../../../model/effector.js';
import { type PageConnection, pageScope, type PartnerConnection } from '../../../model/index.js';
import { signInHere } from '../../kit/partner/sign-in.js';

const partnerOf = ({ apiBase, key }: PageConnection): PartnerConnection => {
  if (key === undefined)
    throw new Error(
      'Housing: signing in needs the data-key of your site on the script. Make one at /partners.',
    );
  return { apiBase, key };
};

/** Signs the visitor in to reach owners, as most come for; the widgets ask for more. See `Housing.signIn`. */
export const signIn = async (connection: PageConnection): Promise<boolean> =>
  signInHere(partnerOf(connection), { use: 'reaching' });

/** Signs the visitor out. */
export const signOut = async (connection: PageConnection): Promise<void> =>
  scopeBind(logOutFx, { scope: pageScope(partnerOf(connection)) })();

/** Takes up a sign-in that comes back in the page's address. */
export const resumeSignIn = (connection: PageConnection): void => {
  scopeBind(sessionCheckRequested, { scope: pageScope(connection) })();
};
