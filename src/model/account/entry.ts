/** The signed-in person as every page knows them: session, balance, contacts at work. One shared file of its own. */
export { draftDatabase, draftPrefix } from '../session/left-behind.js';
export {
  $coins,
  $contactPrices,
  $readBalance,
  balanceAnswered,
  fetchCoinsFx,
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
  contactsPaid,
  contactStarted,
  type ContactTarget,
} from '../contact/buttons.js';
export {
  $isLoggedIn,
  $isSessionAsked,
  $isSessionKnown,
  $user,
  checkAuthFx,
  logFailureFx,
  logOutFx,
  logOutRequested,
  sessionDoubted,
  sessionLost,
  sessionWanted,
  signedOut,
  userKnown,
} from '../session/session.js';
