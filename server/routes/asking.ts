/** What homes ask, over HTTP. */
import { Type } from 'typebox';
import { getAskingPrices } from '../../src/api/contract/asking.js';
import { AskingPrices, AskingQuery } from '../../src/api/contract/asking.schema.js';
import type { Asking } from '../services/asking.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });

/** Registers the asking prices of places. */
export const registerAsking = (app: TypedApp, asking: Pick<Asking, 'of'>): void => {
  app.route({
    method: getAskingPrices.method,
    url: getAskingPrices.path,
    schema: { params: KindPath, querystring: AskingQuery, response: { 200: AskingPrices } },
    handler: ({ params, query }) => asking.of(kindFrom(params.kind), query.city, query.locality),
  });
};
