/**
 * The limits on how often something is done, each a setting LIMIT_WHAT_BYWHOM: `60/10m` is 60 in 10 minutes, and several
 * rates hold together.
 */
import { rate, rates, required, type Setting } from './setting-readers.js';

type Several = Setting<ReturnType<typeof rates>>;

const several = (standard: string, says: string): Several => required(standard, says, rates);
const one = (standard: string, says: string) => required(standard, says, rate);

/** The limits by the names the code knows them by. */
export const limitSettings = {
  limitCallsAddress: one('3000/1m', 'Calls of one address, files and health aside.'),
  limitPartnerCallsAddress: one('600/1m', 'Calls of one address under one partner key.'),
  limitPartnerReadsAddress: one(
    '5000/1d',
    'Reads of one address that count for a partner key; past them that address waits.',
  ),
  limitSignInAddress: several('60/10m', 'Sign-ins by password or Google of one address.'),
  limitSignInDevice: several('30/10m', 'The same of one browser.'),
  limitRegisterUnprovedAddress: several(
    '5/1h,20/1d',
    'Accounts one address makes without a code; past them the phone is proved first.',
  ),
  limitRegisterAddress: several(
    '100/1h,500/1d',
    'Registrations of one address in all, those with a code too.',
  ),
  limitOtpSendPhone: several(
    '1/30s,5/10m,10/1d',
    'Codes sent to one phone, or asked for by one of its browsers.',
  ),
  limitOtpSendAddress: several('60/1h', 'Codes one address asks for.'),
  limitOtpVerifyAddress: several('60/10m', 'Codes one address enters.'),
  limitPasswordAccount: several('10/1h', 'Changes of the password of one account.'),
  limitProfileAccount: several('20/1h', 'Changes of the profile of one account.'),
  limitUndoAddress: several('30/1h', 'Changes of accounts one address undoes.'),
  limitContactAccount: several('200/1d', 'Requests for owners’ numbers of one account, repeated ones too.'),
  limitContactAddress: several('300/1h', 'The same of one address.'),
  limitMessageAccount: several('60/1d', 'Requests to write to owners of one account, repeated ones too.'),
  limitMessageAddress: several('200/1h', 'The same of one address.'),
  limitPartnerTokenAddress: several(
    '120/10m',
    'Codes, passes and tickets of partners’ pages of one address.',
  ),
  limitPartnerApproveAccount: several('60/1h', 'Sign-ins on partners’ pages of one account.'),
  limitCreateAccount: several('30/1d', 'Listings one account posts by hand.'),
  limitCreateAddress: several('60/1d', 'The same of one address.'),
  limitEditAccount: several('300/1d', 'Edits of listings of one account.'),
  limitUploadAccount: several('1000/1d', 'Files one account sends, refused ones too.'),
  limitUploadAddress: several('2000/1d', 'The same of one address.'),
  limitVideoAccount: several('30/1d', 'Videos one account sends.'),
  limitImportAccount: several('100/1d', 'Files of many listings one account sends.'),
  limitReportAccount: several('20/1d', 'Reports of one account.'),
  limitOrderAccount: several('20/1h,60/1d', 'Orders of coins of one account.'),
  limitSaveAccount: several('3000/1d', 'Homes of one account that are saved, changed or taken off the list.'),
  limitSaveSearchAccount: several(
    '1000/1d',
    'Changes of one account to its saved searches and what it is told.',
  ),
  limitGuestSearchAddress: several('10/1d', 'Searches of one address that are saved without an account.'),
  limitInviteAccount: several('20/1d', 'Invitations one account sends to people of its agencies.'),
  limitInviteAddress: several('120/10m', 'Looks of one address at invitations to agencies.'),
  limitFamilyAddress: several('300/10m', 'Uses of family lists by their links of one address.'),
  limitAlertLinkAddress: several('120/10m', 'Uses of links in mails about searches of one address.'),
  limitGuestReportAddress: several('5/1d', 'Reports of one address without an account.'),
  limitReportStateAddress: several('60/10m', 'Looks of one address at how reports stand.'),
} as const;

/** The limits that all servers count together, by name. */
export type SharedLimit = {
  [Name in keyof typeof limitSettings]: (typeof limitSettings)[Name] extends Several ? Name : never;
}[keyof typeof limitSettings];
