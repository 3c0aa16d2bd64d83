/** Calls that help while a listing is written (additive). Localities are suggested by `suggestLocalities`. */
import { endpoint } from './endpoint.js';
import type { KindParams } from './listings.schema.js';
import type { NameQuery, NameSuggestion, UsualPrice, UsualPriceQuery } from './posting-hints.schema.js';

/** The usual price of such listings in the locality; for a hint beside the price, never a block. */
export const getUsualPrice = endpoint<{ params: KindParams; query: UsualPriceQuery; reply: UsualPrice }>(
  'GET',
  '/api/v3/usual-price/:kind',
  { partner: 'anyone' },
);
/** Suggests societies and projects the market knows, those of the city and locality only when given (C-30). */
export const suggestSocieties = endpoint<{ query: NameQuery; reply: NameSuggestion[] }>(
  'GET',
  '/api/v3/societies',
  { partner: 'anyone', shape: 'list' },
);
/** Suggests developers the market knows (C-30). */
export const suggestDevelopers = endpoint<{ query: NameQuery; reply: NameSuggestion[] }>(
  'GET',
  '/api/v3/developers',
  { partner: 'anyone', shape: 'list' },
);
