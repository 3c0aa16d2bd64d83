/**
 * The signed-in person as every page knows them: session, balance, contacts at work. One shared file of
 * its own: what the site takes from the modules in it has to be exported here, which the build checks.
 */
export { draftDatabase, draftPrefix } from '../session/clear-drafts-on-sign-out.js';
export {
  $coins,
  $contactPrices,
  $readBalance,
  balanceAnswered,
} from '../coins/coins.js';
export {
  $busyContacts,
  $paidContacts,
  $pendingContacts,
  busyKey,
  contactEnded,
  contactKey,
  type ContactPlace,
  type ContactRequest,
  contactRequested,
  type ContactTarget,
} from '../contact/buttons.js';
export {
  $isLoggedIn,
  $isSessionAsked,
  $isSessionKnown,
  $user,
  checkAuthFx,
  logOutFx,
  logOutRequested,
  sessionDoubted,
  sessionLost,
  sessionRequested,
  signedOut,
} from '../session/session.js';
