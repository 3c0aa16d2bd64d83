/**
 * Calls of operators about what the market shows and what coins cost (additive). Each answers as those of the desk do: 401
 * without a session, 403 without the role, and the change 403 `sign-in-again` after 10 minutes.
 */
import { endpoint } from './endpoint.js';
import type { MarketSettingName, MarketSettings, SettingChange } from './market-settings.schema.js';
import type { MessageReply } from './replies.schema.js';

/** Lists the settings; operators only. */
export const listMarketSettings = endpoint<{ reply: MarketSettings }>('GET', '/api/v1/desk/settings', {
  partner: 'never',
});

/** Sets one, or with no entries its default again; refuses, with 409, who began from an older version. Operators only. */
export const setMarketSetting = endpoint<{
  params: { name: MarketSettingName };
  body: SettingChange;
  reply: MessageReply;
}>('PUT', '/api/v1/desk/settings/:name', { partner: 'never' });
