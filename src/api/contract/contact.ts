/** Calls that spend coins or reach an owner. */
import type {
  AddViewBody,
  Coins,
  CoinsAndPrices,
  Owner,
  PaidContacts,
  RevealQuery,
  SendSmsBody,
  SendSmsQuery,
  UpdateCoinsBody,
} from './contact.schema.js';
import { endpoint } from './endpoint.js';
import type { MessageReply } from './replies.schema.js';

/** Reveals an owner's details; the one GET that spends coins (S-402, docs/decisions/0005). */
export const getOwner = endpoint<{ params: { userId: string }; query: RevealQuery; reply: Owner }>(
  'GET',
  '/api/v3/user/:userId',
  { partner: 'person', for: 'reaching' },
);
/** Settles what was spent and answers the balance (S-403). */
export const updateCoins = endpoint<{ body: UpdateCoinsBody; reply: Coins }>('PUT', '/api/v1/update-coins', {
  partner: 'person',
  for: 'reaching',
});
/** The balance (S-419), and the prices of contacts. */
export const getCoins = endpoint<{ reply: CoinsAndPrices }>('GET', '/api/v1/get-coin', { partner: 'person' });
/** Records that the person saw the listing's contact (S-404). */
export const addView = endpoint<{ body: AddViewBody; reply: MessageReply }>('POST', '/api/v3/add-viewdata', {
  partner: 'person',
  for: 'reaching',
});
/** Sends an interest message to the owner (S-405). */
export const sendSms = endpoint<{ query: SendSmsQuery; body: SendSmsBody; reply: MessageReply }>(
  'POST',
  '/api/v3/sendsms',
  { partner: 'person', for: 'reaching' },
);
/** The owners whom the person has paid to reach; always free to see again (additive). */
export const listContacts = endpoint<{ reply: PaidContacts }>('GET', '/api/v3/my-contacts', {
  partner: 'person',
  for: 'reaching',
});
/** Notes that the person agrees to be seen by owners they contact (D-15, additive). */
export const giveContactConsent = endpoint<{ body: Record<string, never>; reply: MessageReply }>(
  'POST',
  '/api/v3/contact-consent',
  { partner: 'person', for: 'reaching' },
);
