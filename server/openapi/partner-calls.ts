/** Keys of partners, what is counted for them, their webhooks, and people's sign-in on their pages, as schemas. */
import { Type } from 'typebox';
import * as acts from '../../src/api/contract/partner-acts.js';
import * as actSchemas from '../../src/api/contract/partner-acts.schema.js';
import * as page from '../../src/api/contract/partner-page.js';
import * as pageSchemas from '../../src/api/contract/partner-page.schema.js';
import * as tokens from '../../src/api/contract/partner-tokens.js';
import * as tokenSchemas from '../../src/api/contract/partner-tokens.schema.js';
import * as windows from '../../src/api/contract/partner-windows.js';
import * as windowSchemas from '../../src/api/contract/partner-windows.schema.js';
import * as partners from '../../src/api/contract/partners.js';
import * as partnerSchemas from '../../src/api/contract/partners.schema.js';
import * as webhooks from '../../src/api/contract/webhooks.js';
import * as webhookSchemas from '../../src/api/contract/webhooks.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import { type DescribedCall, describe } from './describe.js';

const anyone = describe(false);
const person = describe(true);
const message = { reply: MessageReply };

/** The calls. */
export const partnerCalls: DescribedCall[] = [
  person(partners.listPartnerKeys, { reply: partnerSchemas.PartnerKeys }),
  person(partners.createPartnerKey, {
    ...{ body: partnerSchemas.NewPartnerKey, reply: partnerSchemas.PartnerKey, status: 201 },
  }),
  person(partners.updatePartnerKey, {
    body: partnerSchemas.PartnerKeyChange,
    reply: partnerSchemas.PartnerKey,
  }),
  person(partners.deletePartnerKey, message),
  person(partners.listPartnerDays, {
    query: partnerSchemas.PartnerDaysQuery,
    reply: partnerSchemas.PartnerDays,
  }),
  anyone(acts.countPartnerAct, { body: actSchemas.NewPartnerAct, ...message }),
  person(acts.listPartnerActs, { query: partnerSchemas.PartnerDaysQuery, reply: actSchemas.PartnerActs }),
  person(webhooks.getWebhook, { reply: webhookSchemas.Webhook }),
  person(webhooks.setWebhook, { body: webhookSchemas.WebhookBody, reply: webhookSchemas.Webhook }),
  person(webhooks.deleteWebhook, message),
  person(webhooks.rotateWebhookSecret, { reply: webhookSchemas.Webhook }),
  person(webhooks.testWebhook, message),
  person(webhooks.listWebhookDeliveries, { reply: webhookSchemas.WebhookDeliveries }),
  anyone(page.getPartnerPage, { reply: pageSchemas.PartnerPage }),
  anyone(tokens.openPartnerToken, {
    body: tokenSchemas.PartnerTokenBody,
    reply: Type.Union([tokenSchemas.PartnerToken, tokenSchemas.PartnerPending]),
  }),
  anyone(tokens.refreshPartnerToken, {
    body: tokenSchemas.PartnerRefreshBody,
    reply: tokenSchemas.PartnerToken,
  }),
  person(tokens.createTicket, { body: tokenSchemas.NewTicketBody, reply: tokenSchemas.TicketReply }),
  anyone(windows.describeSignIn, {
    query: windowSchemas.SignInWindowQuery,
    reply: windowSchemas.SignInWindow,
  }),
  person(windows.approveSignIn, {
    body: windowSchemas.ApproveSignInBody,
    reply: windowSchemas.ApprovedSignIn,
  }),
  anyone(windows.readTicket, { body: windowSchemas.ReadTicketBody, reply: windowSchemas.TicketContent }),
  anyone(windows.approveContact, { body: windowSchemas.ApproveContactBody, ...message }),
];
