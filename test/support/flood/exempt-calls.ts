/** The calls of the contract that have no worst input, with the reason. */
import * as accountsSecurity from '../../../src/api/contract/accounts-security.js';
import * as accounts from '../../../src/api/contract/accounts.js';
import * as bulk from '../../../src/api/contract/bulk.js';
import * as coinOrders from '../../../src/api/contract/coin-orders.js';
import * as contact from '../../../src/api/contract/contact.js';
import * as contactRefunds from '../../../src/api/contract/contact-refunds.js';
import * as consents from '../../../src/api/contract/consents.js';
import * as own from '../../../src/api/contract/own-listings.js';
import * as partnerTokens from '../../../src/api/contract/partner-tokens.js';
import * as partnerWindows from '../../../src/api/contract/partner-windows.js';
import * as partners from '../../../src/api/contract/partners.js';
import * as notifications from '../../../src/api/contract/notifications.js';
import * as push from '../../../src/api/contract/push.js';
import * as agencies from '../../../src/api/contract/agencies.js';
import * as people from '../../../src/api/contract/people.js';
import * as projects from '../../../src/api/contract/projects.js';
import * as family from '../../../src/api/contract/family.js';
import * as saved from '../../../src/api/contract/saved.js';
import * as savedSearches from '../../../src/api/contract/searches.js';
import * as uploads from '../../../src/api/contract/uploads.js';
import * as webhooks from '../../../src/api/contract/webhooks.js';
import type { Endpoint } from '../../../src/api/contract/endpoint.js';
import { deskChanges } from './desk-calls.js';

/** Why a call is left out: its work has a cap and a queue of its own. */
export type Exemption = 'hashes a secret' | 'reads files' | 'changes what is one’s own' | 'needs a role';

type Call = Pick<Endpoint, 'method' | 'path'>;

const exemptions: readonly (readonly [Exemption, readonly Call[]])[] = [
  ['needs a role', deskChanges],
  ['hashes a secret', [accounts.changePassword, accountsSecurity.deleteAccount]],
  [
    'reads files',
    [
      bulk.checkImport,
      bulk.importListings,
      uploads.uploadMedia,
      ...Object.values(own.createListing),
      ...Object.values(own.updateListing),
    ],
  ],
  [
    'changes what is one’s own',
    [
      consents.withdrawContactConsent,
      agencies.workFor,
      agencies.inviteToAgency,
      agencies.revokeAgencyInvite,
      agencies.setAgencyRole,
      agencies.removeFromAgency,
      agencies.acceptAgencyInvite,
      people.saveOwnPage,
      projects.createProject,
      projects.updateProject,
      projects.removeProject,
      projects.setProjectHomes,
      accounts.logOut,
      accounts.updateProfile,
      accountsSecurity.endSession,
      accountsSecurity.endAllSessions,
      contact.updateCoins,
      contact.addView,
      contact.sendSms,
      contact.giveContactConsent,
      saved.saveHome,
      family.createFamilyLink,
      family.endFamilyList,
      family.removeFamilyMember,
      family.leaveFamilyList,
      contactRefunds.askContactRefund,
      coinOrders.createCoinOrder,
      coinOrders.endTestPayment,
      saved.removeSaved,
      savedSearches.changeSearch,
      savedSearches.removeSearch,
      savedSearches.changeAlertLink,
      savedSearches.stopAlerts,
      notifications.readNotifications,
      notifications.chooseNotifications,
      push.subscribePush,
      push.unsubscribePush,
      own.deleteListing,
      own.restoreListing,
      own.refreshListing,
      own.setListingStatus,
      partnerTokens.createTicket,
      partnerWindows.approveSignIn,
      partners.createPartnerKey,
      partners.updatePartnerKey,
      partners.deletePartnerKey,
      webhooks.setWebhook,
      webhooks.deleteWebhook,
      webhooks.rotateWebhookSecret,
      webhooks.testWebhook,
    ],
  ],
];

/** Why calls are left out, by their names: `METHOD path`. */
export const exempt: ReadonlyMap<string, Exemption> = new Map(
  exemptions.flatMap(([why, calls]) => calls.map((call) => [`${call.method} ${call.path}`, why] as const)),
);
