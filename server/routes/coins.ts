/** Coins over HTTP: balance, settlement, history (S-403, S-419). */
import { getCoinLedger } from '../../src/api/contract/coins.js';
import { CoinLedger, CoinLedgerQuery } from '../../src/api/contract/coins.schema.js';
import { getCoins, updateCoins } from '../../src/api/contract/contact.js';
import { Coins, CoinsAndPrices } from '../../src/api/contract/contact.schema.js';
import { partnerCallOf } from '../http/partner-call.js';
import { type AccountParts, keyOf } from './account-parts.js';
import { coinsChangeOf } from './coins-change.js';
import type { TypedApp } from './typed-app.js';

/** Registers the calls. */
export const registerCoins = (app: TypedApp, { services, auth }: AccountParts): void => {
  app.route({
    method: getCoins.method,
    url: getCoins.path,
    schema: { response: { 200: CoinsAndPrices } },
    handler: async (request, reply) =>
      services.coins.balance((await auth.requireUser(request, reply)).userId),
  });

  app.route({
    method: getCoinLedger.method,
    url: getCoinLedger.path,
    schema: { querystring: CoinLedgerQuery, response: { 200: CoinLedger } },
    handler: async (request, reply) =>
      services.coins.ledger((await auth.requireUser(request, reply)).userId, request.query),
  });

  void app.register(async (inner) => {
    // As text: a repeated key is lost in parsed JSON.
    inner.removeContentTypeParser('application/json');
    inner.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) =>
      done(null, text),
    );
    inner.route({
      method: updateCoins.method,
      url: updateCoins.path,
      schema: { response: { 200: Coins } },
      handler: async (request, reply) => {
        const { userId } = await auth.requireUser(request, reply);
        const change = coinsChangeOf(request.body);
        const call = partnerCallOf(request);
        // A page of a partner may say that it knows the price; what is taken was taken with the contact.
        if (call?.origin !== undefined) {
          const page = { key: call.partner.key, origin: call.origin };
          return services.coins.settleOn(page, userId, keyOf(request));
        }
        return services.coins.settle(userId, change, keyOf(request));
      },
    });
  });
};
