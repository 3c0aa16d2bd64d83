/** The signed-in person as every page knows them: session, balance, contacts at work. One shared file of its own. */
export { draftDatabase, draftPrefix } from './left-behind.js';
export {
  $coins,
  $readBalance,
  balanceAnswered,
  contactCost,
  fetchCoinsFx,
} from './coins.js';
export {
  $busyContacts,
  $contactWishes,
  $paidContacts,
  busyKey,
  type ContactAction,
  type ContactAsk,
  contactBegan,
  contactEnded,
  contactKey,
  contactsPaid,
  type ContactTarget,
  contactWished,
  wishTaken,
} from './contact-state.js';
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
} from './session.js';
