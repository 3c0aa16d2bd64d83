/**
 * What each call takes and answers, as schemas: the contract itself has only types, so that no schema travels to browsers.
 * A test compares who must be signed in with docs/security.md.
 */
import { Type } from 'typebox';
import * as security from '../../src/api/contract/accounts-security.js';
import * as securitySchemas from '../../src/api/contract/accounts-security.schema.js';
import * as accounts from '../../src/api/contract/accounts.js';
import * as accountSchemas from '../../src/api/contract/accounts.schema.js';
import * as agencies from '../../src/api/contract/agencies.js';
import * as agencySchemas from '../../src/api/contract/agencies.schema.js';
import * as asking from '../../src/api/contract/asking.js';
import * as askingSchemas from '../../src/api/contract/asking.schema.js';
import * as bulk from '../../src/api/contract/bulk.js';
import { BulkReport } from '../../src/api/contract/bulk.schema.js';
import { getCoinLedger } from '../../src/api/contract/coins.js';
import { CoinLedger, CoinLedgerQuery } from '../../src/api/contract/coins.schema.js';
import * as consents from '../../src/api/contract/consents.js';
import * as consentSchemas from '../../src/api/contract/consents.schema.js';
import * as contact from '../../src/api/contract/contact.js';
import * as contactSchemas from '../../src/api/contract/contact.schema.js';
import { getFirstCards } from '../../src/api/contract/first-cards.js';
import { FirstCards, FirstCardsQuery } from '../../src/api/contract/first-cards.schema.js';
import { getContent } from '../../src/api/contract/content.js';
import { Content } from '../../src/api/contract/content.schema.js';
import * as desk from '../../src/api/contract/desk.js';
import * as deskMoney from '../../src/api/contract/desk-money.js';
import * as deskMoneySchemas from '../../src/api/contract/desk-money.schema.js';
import * as deskSchemas from '../../src/api/contract/desk.schema.js';
import * as marketSettings from '../../src/api/contract/market-settings.js';
import * as settingSchemas from '../../src/api/contract/market-settings.schema.js';
import { countImpressions } from '../../src/api/contract/impressions.js';
import { SeenCards } from '../../src/api/contract/impressions.schema.js';
import * as listings from '../../src/api/contract/listings.js';
import * as listingSchemas from '../../src/api/contract/listings.schema.js';
import { countMoreFacets } from '../../src/api/contract/more-facets.js';
import { MoreFacets } from '../../src/api/contract/more-facets.schema.js';
import { getSliderScales } from '../../src/api/contract/slider-scales.js';
import { SliderScales } from '../../src/api/contract/slider-scales.schema.js';
import * as map from '../../src/api/contract/map.js';
import * as mapSchemas from '../../src/api/contract/map.schema.js';
import * as notifications from '../../src/api/contract/notifications.js';
import * as notificationSchemas from '../../src/api/contract/notifications.schema.js';
import * as push from '../../src/api/contract/push.js';
import { NewPushSubscription } from '../../src/api/contract/push.schema.js';
import * as own from '../../src/api/contract/own-listings.js';
import * as ownSchemas from '../../src/api/contract/own-listings.schema.js';
import * as placePages from '../../src/api/contract/place-pages.js';
import * as placePageSchemas from '../../src/api/contract/place-pages.schema.js';
import * as hints from '../../src/api/contract/posting-hints.js';
import * as hintSchemas from '../../src/api/contract/posting-hints.schema.js';
import * as people from '../../src/api/contract/people.js';
import * as peopleSchemas from '../../src/api/contract/people.schema.js';
import * as projects from '../../src/api/contract/projects.js';
import * as projectSchemas from '../../src/api/contract/projects.schema.js';
import { MessageReply, SuccessReply } from '../../src/api/contract/replies.schema.js';
import * as reports from '../../src/api/contract/reports.js';
import * as reportSchemas from '../../src/api/contract/reports.schema.js';
import * as family from '../../src/api/contract/family.js';
import * as familySchemas from '../../src/api/contract/family.schema.js';
import * as saved from '../../src/api/contract/saved.js';
import * as savedSchemas from '../../src/api/contract/saved.schema.js';
import * as searches from '../../src/api/contract/searches.js';
import * as searchSchemas from '../../src/api/contract/searches.schema.js';
import * as stations from '../../src/api/contract/stations.js';
import * as stationSchemas from '../../src/api/contract/stations.schema.js';
import * as understood from '../../src/api/contract/understood.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { UploadedMedia } from '../../src/api/contract/uploads.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { coinOrderCalls } from './coin-order-calls.js';
import { type DescribedCall, describe } from './describe.js';
import { fileForm, importForm, listingForm } from './forms.js';
import { partnerCalls } from './partner-calls.js';

const anyone = describe(false);
const person = describe(true);

const message = { reply: MessageReply };
const nothing = Type.Record(Type.String(), Type.Never());
const names = Type.Array(hintSchemas.NameSuggestion);

const accountCalls: DescribedCall[] = [
  anyone(accounts.logOut, { body: nothing, ...message }),
  anyone(accounts.signIn, { body: accountSchemas.SignInBody, reply: Type.Partial(MessageReply) }),
  anyone(accounts.sendOtp, { body: accountSchemas.SendOtpBody, ...message }),
  anyone(accounts.verifyOtp, { body: accountSchemas.VerifyOtpBody, ...message }),
  anyone(accounts.register, { body: accountSchemas.RegisterBody, ...message, status: 201 }),
  person(accounts.getProfile, { reply: accountSchemas.Profile }),
  person(accounts.updateProfile, {
    body: accountSchemas.ProfileBody,
    reply: Type.Intersect([accountSchemas.Profile, Type.Partial(MessageReply)]),
  }),
  person(accounts.changePassword, { body: accountSchemas.PasswordBody, ...message }),
  anyone(accounts.checkAuth, { reply: accountSchemas.AuthState }),
  person(security.listSessions, { reply: securitySchemas.Sessions }),
  person(security.endSession, message),
  person(security.endAllSessions, { body: nothing, ...message }),
  person(security.resetPassword, { body: securitySchemas.ResetPasswordBody, ...message }),
  anyone(security.signInWithGoogle, { body: securitySchemas.GoogleBody, ...message }),
  person(security.exportOwnData, { reply: securitySchemas.OwnData }),
  person(security.deleteAccount, { body: securitySchemas.DeleteAccountBody, ...message }),
  anyone(security.undoAccountChange, { body: securitySchemas.UndoChangeBody, ...message }),
];

const contactCalls: DescribedCall[] = [
  person(getCoinLedger, { query: CoinLedgerQuery, reply: CoinLedger }),
  person(contact.getOwner, {
    ...{ query: contactSchemas.RevealQuery, isIdempotent: true },
    reply: contactSchemas.Owner,
  }),
  person(contact.updateCoins, {
    ...{ body: contactSchemas.UpdateCoinsBody, isIdempotent: true },
    reply: contactSchemas.Coins,
  }),
  person(contact.getCoins, { reply: contactSchemas.CoinsAndPrices }),
  person(contact.addView, { body: contactSchemas.AddViewBody, ...message }),
  person(contact.sendSms, {
    ...{ query: contactSchemas.SendSmsQuery, body: contactSchemas.SendSmsBody, isIdempotent: true },
    ...message,
  }),
  person(contact.listContacts, { reply: contactSchemas.PaidContacts }),
  person(contact.giveContactConsent, { body: nothing, ...message }),
  person(consents.withdrawContactConsent, message),
  person(consents.listConsents, { reply: consentSchemas.Consents }),
];

const marketCalls: DescribedCall[] = [
  anyone(listings.listListings, {
    query: listingSchemas.ListingQuery,
    reply: Type.Array(listingSchemas.Listing),
  }),
  anyone(getFirstCards, { query: FirstCardsQuery, reply: FirstCards }),
  anyone(listings.getListing, { reply: listingSchemas.Listing }),
  anyone(listings.getPriceHistory, { reply: listingSchemas.PriceHistory }),
  anyone(getSliderScales, { reply: SliderScales }),
  anyone(countMoreFacets, { query: listingSchemas.ListingFilters, reply: MoreFacets }),
  anyone(listings.countFacets, { query: listingSchemas.ListingFilters, reply: listingSchemas.Facets }),
  anyone(listings.suggestLocalities, {
    query: listingSchemas.LocalityQuery,
    reply: Type.Array(listingSchemas.LocalitySuggestion),
  }),
  anyone(understood.understandFreeText, {
    query: listingSchemas.UnderstoodQuery,
    reply: listingSchemas.UnderstoodText,
  }),
  anyone(asking.getAskingPrices, { query: askingSchemas.AskingQuery, reply: askingSchemas.AskingPrices }),
  anyone(placePages.getCityPage, { reply: placePageSchemas.PlacePage }),
  anyone(placePages.getLocalityPage, { reply: placePageSchemas.PlacePage }),
  anyone(map.getListingMap, { query: mapSchemas.MapQuery, reply: mapSchemas.ListingMap }),
  anyone(stations.listStations, { reply: stationSchemas.Stations }),
  anyone(listings.getMarket, { reply: listingSchemas.Market }),
  anyone(listings.incrementVisit, { reply: SuccessReply }),
  anyone(countImpressions, { body: SeenCards, reply: SuccessReply }),
  anyone(getContent, { reply: Content }),
  anyone(hints.getUsualPrice, { query: hintSchemas.UsualPriceQuery, reply: hintSchemas.UsualPrice }),
  anyone(hints.suggestSocieties, { query: hintSchemas.NameQuery, reply: names }),
  anyone(hints.suggestDevelopers, { query: hintSchemas.NameQuery, reply: names }),
];

const ownerCalls: DescribedCall[] = [
  ...listingKinds.flatMap((kind) => [
    person(own.createListing[kind], {
      ...{ form: listingForm(kind, 'new'), status: 201, isIdempotent: true },
      reply: ownSchemas.PostedListing,
    }),
    person(own.updateListing[kind], { form: listingForm(kind, 'saved'), ...message }),
  ]),
  person(own.listOwnListings, { reply: ownSchemas.OwnListings }),
  person(own.deleteListing, { body: ownSchemas.KindBody, ...message }),
  person(own.listBin, { reply: ownSchemas.Bin }),
  person(own.restoreListing, message),
  person(own.refreshListing, { reply: ownSchemas.RefreshReply }),
  person(own.setListingStatus, { body: ownSchemas.StatusBody, ...message }),
  person(own.listOwnPropertyIds, { reply: ownSchemas.OwnPropertyIds }),
  person(own.listListingDays, { reply: ownSchemas.ListingDays }),
  person(own.listPropertyViews, { reply: ownSchemas.PropertyViews }),
  person(own.listAllPropertyViews, { reply: ownSchemas.AllPropertyViews }),
  person(uploadMedia, { form: fileForm, reply: UploadedMedia, status: 201 }),
  anyone(bulk.getImportTemplate, { reply: Type.String(), type: 'text/csv' }),
  person(bulk.checkImport, { form: importForm, reply: BulkReport }),
  person(bulk.importListings, { form: importForm, reply: BulkReport }),
];

const deskCalls: DescribedCall[] = [
  anyone(reports.createReport, {
    ...{ body: reportSchemas.NewReport, reply: reportSchemas.ReportReceipt, status: 201 },
  }),
  anyone(reports.getReport, { reply: reportSchemas.ReportState }),
  person(desk.getDeskQueue, { reply: deskSchemas.DeskQueue }),
  person(desk.decideListing, { body: deskSchemas.ListingDecision, ...message }),
  person(desk.decideReport, { body: deskSchemas.ReportDecision, ...message }),
  person(desk.decidePerson, { body: deskSchemas.PersonDecision, ...message }),
  person(desk.decideDeskRefund, { body: deskSchemas.RefundDecision, ...message }),
  person(deskMoney.listDeskOrders, {
    query: deskMoneySchemas.DeskOrderQuery,
    reply: deskMoneySchemas.DeskOrders,
  }),
  person(deskMoney.refundDeskOrder, { body: deskMoneySchemas.OrderDecision, ...message }),
  person(deskMoney.listDeskJobs, { reply: deskMoneySchemas.DeskJobs }),
  person(deskMoney.listDeskDays, { reply: deskMoneySchemas.DeskDays }),
  person(desk.findDeskPeople, { query: deskSchemas.PeopleQuery, reply: deskSchemas.DeskPeople }),
  person(desk.listDeskKeys, { reply: deskSchemas.DeskKeys }),
  person(desk.revokeDeskKey, { body: deskSchemas.KeyDecision, ...message }),
  person(desk.listDeskPlaces, { reply: deskSchemas.DeskPlaces }),
  person(desk.confirmDeskPlace, { body: deskSchemas.PlaceDecision, ...message }),
  person(marketSettings.listMarketSettings, { reply: settingSchemas.MarketSettings }),
  person(marketSettings.setMarketSetting, { body: settingSchemas.SettingChange, ...message }),
  person(desk.listAudit, { query: deskSchemas.AuditQuery, reply: deskSchemas.AuditPage }),
];

const projectCalls: DescribedCall[] = [
  anyone(projects.getProject, { reply: projectSchemas.ProjectPage }),
  person(projects.listOwnProjects, { reply: projectSchemas.OwnProjects }),
  person(projects.createProject, {
    ...{ body: projectSchemas.ProjectBody, reply: projectSchemas.OwnProject, status: 201 },
  }),
  person(projects.updateProject, { body: projectSchemas.ProjectBody, reply: projectSchemas.OwnProject }),
  person(projects.removeProject, { reply: SuccessReply }),
  person(projects.setProjectHomes, { body: projectSchemas.ProjectHomes, reply: projectSchemas.OwnProject }),
  person(projects.listDeskProjects, { reply: projectSchemas.DeskProjects }),
  person(projects.decideProject, { body: projectSchemas.ProjectDecision, ...message }),
];

const agencyCalls: DescribedCall[] = [
  person(agencies.listAgencies, { reply: agencySchemas.OwnAgencies }),
  person(agencies.workFor, { body: agencySchemas.WorkingFor, reply: agencySchemas.OwnAgencies }),
  person(agencies.getAgency, { reply: agencySchemas.Agency }),
  person(agencies.inviteToAgency, { body: agencySchemas.NewAgencyInvite, reply: agencySchemas.Agency }),
  person(agencies.revokeAgencyInvite, { reply: SuccessReply }),
  person(agencies.setAgencyRole, { body: agencySchemas.RoleBody, reply: agencySchemas.Agency }),
  person(agencies.removeFromAgency, { reply: SuccessReply }),
  anyone(agencies.openAgencyInvite, { body: agencySchemas.InviteToken, reply: agencySchemas.OpenedInvite }),
  person(agencies.acceptAgencyInvite, {
    body: agencySchemas.InviteToken,
    reply: agencySchemas.AgencyOfPerson,
  }),
];

const peopleCalls: DescribedCall[] = [
  anyone(people.getPersonPage, { query: peopleSchemas.PersonPageQuery, reply: peopleSchemas.PersonPage }),
  anyone(people.findOwnerPage, { reply: peopleSchemas.OwnerPage }),
  person(people.getOwnPage, { reply: peopleSchemas.OwnPage }),
  person(people.saveOwnPage, { body: peopleSchemas.OwnPageBody, reply: peopleSchemas.OwnPage }),
];

const savedCalls: DescribedCall[] = [
  person(saved.listSaved, { reply: savedSchemas.SavedHomes }),
  person(saved.saveHome, { body: savedSchemas.SavedChange, reply: savedSchemas.SavedHome }),
  person(saved.removeSaved, { reply: SuccessReply }),
  person(saved.mergeSaved, { body: savedSchemas.MergeBody, reply: savedSchemas.MergedHomes }),
];

const familyCalls: DescribedCall[] = [
  person(family.getFamilyLink, { reply: familySchemas.FamilyLink }),
  person(family.createFamilyLink, { reply: familySchemas.FamilyLink }),
  person(family.endFamilyList, { reply: SuccessReply }),
  person(family.removeFamilyMember, { reply: SuccessReply }),
  anyone(family.openFamilyList, { body: familySchemas.OpenBody, reply: familySchemas.FamilyList }),
  anyone(family.joinFamilyList, { body: familySchemas.JoinBody, reply: familySchemas.FamilyJoined }),
  anyone(family.giveOpinion, { body: familySchemas.OpinionBody, reply: familySchemas.FamilyHome }),
  anyone(family.leaveFamilyList, { body: familySchemas.MemberBody, reply: SuccessReply }),
];

const alertCalls: DescribedCall[] = [
  person(searches.listSearches, { reply: searchSchemas.SavedSearches }),
  anyone(searches.saveSearch, { body: searchSchemas.NewSearch, reply: searchSchemas.SavedSearch }),
  person(searches.changeSearch, { body: searchSchemas.SearchChange, reply: searchSchemas.SavedSearch }),
  person(searches.removeSearch, { reply: SuccessReply }),
  anyone(searches.getAlertLink, { query: searchSchemas.AlertToken, reply: searchSchemas.LinkedSearches }),
  anyone(searches.changeAlertLink, {
    ...{ query: searchSchemas.AlertToken, body: searchSchemas.SearchChange },
    reply: searchSchemas.LinkedSearches,
  }),
  anyone(searches.stopAlerts, { query: searchSchemas.AlertToken, reply: SuccessReply }),
  person(notifications.listNotifications, { reply: notificationSchemas.Notifications }),
  person(notifications.readNotifications, { body: notificationSchemas.ReadMarks, reply: SuccessReply }),
  person(push.subscribePush, { body: NewPushSubscription, reply: SuccessReply }),
  person(push.unsubscribePush, { reply: SuccessReply }),
  person(notifications.chooseNotifications, {
    body: notificationSchemas.NotificationChoice,
    reply: SuccessReply,
  }),
];

/** Describes every call of the contract. */
export const describedCalls: readonly DescribedCall[] = [
  ...accountCalls,
  ...contactCalls,
  ...marketCalls,
  ...ownerCalls,
  ...partnerCalls,
  ...deskCalls,
  ...projectCalls,
  ...agencyCalls,
  ...peopleCalls,
  ...savedCalls,
  ...familyCalls,
  ...alertCalls,
  ...coinOrderCalls,
];
