/** What operators set of the market at the desk, over HTTP. */
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { listMarketSettings, setMarketSetting } from '../../src/api/contract/market-settings.js';
import {
  MarketSettingName,
  MarketSettings,
  SettingChange,
} from '../../src/api/contract/market-settings.schema.js';
import { MessageReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { SettingsDesk } from '../services/desk-settings.js';
import { ServiceError } from '../services/service-error.js';
import type { TypedApp } from './typed-app.js';

/** Registers the calls. */
export const registerMarketSettings = (
  app: TypedApp,
  { auth, desk }: { auth: SessionAuth; desk: SettingsDesk },
): void => {
  app.route({
    method: listMarketSettings.method,
    url: listMarketSettings.path,
    schema: { response: { 200: MarketSettings } },
    handler: async (request, reply) => desk.list(await auth.requireUser(request, reply)),
  });

  app.route({
    method: setMarketSetting.method,
    url: setMarketSetting.path,
    schema: {
      params: Type.Object({ name: Type.String({ maxLength: 40 }) }),
      body: SettingChange,
      response: { 200: MessageReply },
    },
    handler: async (request, reply) => {
      const who = await auth.requireUser(request, reply);
      const { name } = request.params;
      if (!Value.Check(MarketSettingName, name))
        throw new ServiceError('not-found', 'There is no such setting.');
      await desk.set(who, name, request.body);
      return { message: 'Done.' };
    },
  });
};
