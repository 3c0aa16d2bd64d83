/**
 * The signed-in person for every page: session, balance, contacts under way. It is built as one shared file: what the
 * site imports of its modules must be exported here, which the build checks.
 */
export { draftDatabase, draftPrefix } from '../session/clear-drafts-on-sign-out.js';
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
  partnerSessionOpened,
  sessionCheckRequested,
  sessionLost,
  sessionRequested,
  signedOut,
} from '../session/session.js';
// Both the buttons of a contact and what follows on a press say these.
export { coinMessages } from '../rules/messages/coins.js';
export {
  type NewReport,
  type ReportReceipt,
  ReportRefusedError,
  sendReportFx,
} from '../reports/send.js';
