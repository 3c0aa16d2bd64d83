/** Everything stored about a person, for the person (DPDP). */
import { type RawBuilder, sql } from 'kysely';
import type { Sql } from '../db/database.js';

const areas = (id: string): Record<string, RawBuilder<unknown>> => ({
  account: sql`select id, name, email, phone, usertype, rera_number, phone_verified, email_verified, agreed_at,
    contact_consent_at, created_at from app_user where id = ${id}`,
  sessions: sql`select method, device, created_at, seen_at from app_session where user_id = ${id} order by created_at`,
  devices: sql`select registered, seen_at from known_device where user_id = ${id} order by seen_at`,
  changes: sql`select email, phone, at, expires_at from account_change where user_id = ${id} order by at`,
  identities: sql`select issuer, subject from app_identity where user_id = ${id}`,
  consents: sql`select subject, is_given, version, language, at from consent_entry where user_id = ${id} order by number`,
  coins: sql`select number, at, amount, balance, reason, listing_id, note from coin_entry
    where user_id = ${id} order by number`,
  contacts: sql`select action, owner_id, listing_id, coins, at from contact_unlock where user_id = ${id} order by at`,
  reveals: sql`select action, owner_id, listing_id, coins, opened_at from coin_settlement
    where user_id = ${id} order by opened_at`,
  messages: sql`select owner_id, listing_id, at, sent_at from contact_message where sender_id = ${id} order by at`,
  partnerSites: sql`select origin, created_at, ends_at from partner_grant where user_id = ${id} order by created_at`,
  partnerContacts: sql`select origin, action, owner_id, listing_id, coins, at from partner_contact
    where user_id = ${id} order by at`,
  partnerKeys: sql`select key, name, mode, origins, settings, created_at, revoked_at from partner_key
    where owner_id = ${id} order by created_at`,
  partnerTrust: sql`select partner_id, at from partner_trust where user_id = ${id} order by at`,
  partnerDays: sql`select day.key, day.day::text as day, day.loads::int as loads, day.searches::int as searches,
    day.opens::int as opens, day.contacts::int as contacts
    from partner_day day join partner_key on partner_key.key = day.key
    where partner_key.owner_id = ${id} order by day.key, day.day`,
  webhook: sql`select url, created_at from webhook where owner_id = ${id}`,
  webhookDeliveries: sql`select id, type, listing_id, origin, at, tries, sent_at, answer from webhook_delivery
    where owner_id = ${id} order by at`,
  views: sql`select listing_id, day::text as day, action, at from listing_view where viewer_id = ${id} order by at`,
  reports: sql`select 'R-' || number as number, property_id, reason, text, contact, at, closed_at, outcome, answer from report
    where reporter_id = ${id} order by at`,
  contactRefunds: sql`select owner_id, listing_id, reason, coins, at, state, answer, decided_at from contact_refund
    where user_id = ${id} order by at`,
  coinOrders: sql`select id, coins, paise, gstin, state_code, state, created_at, paid_at, refunded_at from coin_order
    where user_id = ${id} order by created_at`,
  invoices: sql`select i.number, i.about, i.at, i.coins, i.paise, i.taxable, i.cgst, i.sgst, i.igst, i.state_code, i.buyer_name,
    i.buyer_gstin from invoice i join coin_order o on o.id = i.order_id where o.user_id = ${id} order by i.at`,
  savedHomes: sql`select listing_id, kind, city, locality, property_type, bhk, price, last_price, saved_at, stage, note,
    saved_under from saved_home where user_id = ${id} order by saved_at`,
  familyList: sql`select link, made_at, array(select m.name from family_member m where m.link = f.link order by joined_at) as people
    from family_list f where owner_id = ${id}`,
  familyOpinions: sql`select m.name, o.home_id, o.heart, o.remark, o.at from family_member m
    left join family_opinion o on o.member_id = m.id where m.user_id = ${id} order by o.at`,
  savedSearches: sql`select id, kind, query, frequency, language, partner_key, created_at from saved_search
    where user_id = ${id} order by created_at`,
  alerts: sql`select i.search_id, i.listing_id, i.reason, i.at from alert_item i join saved_search s on s.id = i.search_id
    where s.user_id = ${id} order by i.at`,
  alertMails: sql`select kind, at, sent_at from alert_mail where user_id = ${id} order by at`,
  notifications: sql`select type, count, data, at, read_at from notification where user_id = ${id} order by at`,
  sentMessages: sql`select kind, channel, at, sent_at, note from outbox where user_id = ${id} order by at`,
  pushedTo: sql`select endpoint, language, at from push_subscription where user_id = ${id} order by at`,
  notificationChoices: sql`select type, channel from notification_choice where user_id = ${id} order by 1, 2`,
  record: sql`select act, subject, detail, at from audit_entry where actor_id = ${id} order by number`,
});

/** What is stored about what a person offers. */
const offeredAreas = (id: string): Record<string, RawBuilder<unknown>> => ({
  reraChecks: sql`select number, checked_on::text from rera_check where owner_id = ${id} order by number`,
  notices: sql`select channel, property_ids, leaves_at, at, sent_at from owner_notice where owner_id = ${id} order by at`,
  listings: sql`select id, property_id, kind, status, city, locality, project, property_type, bhk, amount, deposit,
    area, area_unit, amenities, images, video, lat, lng, details, given, checks, visits, created_at, updated_at
    from listing where owner_id = ${id} order by created_at`,
  homes: sql`select id, left_at from home where owner_id = ${id} order by id`,
  prices: sql`select distinct p.home_id, p.at, p.amount, p.deposit from listing_price p
    join listing l on l.home_id = p.home_id where l.owner_id = ${id} order by p.home_id, p.at`,
  agencies: sql`select agency_id, role, joined_at from agency_member where user_id = ${id} order by joined_at`,
  agencyPeople: sql`select m.user_id, u.name, m.role, m.joined_at from agency_member m join app_user u on u.id = m.user_id
    where m.agency_id = ${id} order by m.joined_at`,
  agencyInvites: sql`select i.email, i.role, i.at, i.expires_at from agency_invite i
    where i.agency_id = ${id} or i.invited_by = ${id} or i.email = (select lower(email) from app_user where id = ${id} and email_verified) order by i.at`,
  ownPage: sql`select p.is_shown, p.languages, s.slug, s.used_at from person_page p join person_slug s on s.user_id = p.user_id
    where p.user_id = ${id} order by s.used_at`,
  projects: sql`select id, slug, shown, draft, state, note, sent_at, shown_at, picked, created_at from project
    where owner_id = ${id} order by created_at`,
  waitingFiles: sql`select key, kind, at from media_file where user_id = ${id} and listing_id is null order by at`,
});

/** Returns the rows about a person, by area. */
export const findOwnData = async (database: Sql, id: string): Promise<Record<string, unknown>> => {
  const data: Record<string, unknown> = {};
  for (const [area, query] of Object.entries({ ...areas(id), ...offeredAreas(id) })) {
    const { rows } = await sql`${query}`.execute(database);
    data[area] = area === 'account' ? rows[0] : rows;
  }
  return data;
};
