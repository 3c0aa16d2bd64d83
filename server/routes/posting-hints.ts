/** Usual prices and known names over HTTP (additive). */
import { Type } from 'typebox';
import { getUsualPrice, suggestDevelopers, suggestSocieties } from '../../src/api/contract/posting-hints.js';
import {
  NameQuery,
  NameSuggestion,
  UsualPrice,
  UsualPriceQuery,
} from '../../src/api/contract/posting-hints.schema.js';
import type { PostingHints } from '../services/posting-hints.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

const KindPath = Type.Object({ kind: Type.String({ maxLength: 20 }) });

/** Registers the calls. */
export const registerPostingHints = (app: TypedApp, hints: PostingHints): void => {
  app.route({
    method: getUsualPrice.method,
    url: getUsualPrice.path,
    schema: { params: KindPath, querystring: UsualPriceQuery, response: { 200: UsualPrice } },
    handler: ({ params, query }) => hints.usualPrice(kindFrom(params.kind), query),
  });

  for (const [call, field] of [
    [suggestSocieties, 'society'],
    [suggestDevelopers, 'developer'],
  ] as const)
    app.route({
      method: call.method,
      url: call.path,
      schema: { querystring: NameQuery, response: { 200: Type.Array(NameSuggestion) } },
      handler: ({ query }) => hints.suggestNames(field, query),
    });
};
