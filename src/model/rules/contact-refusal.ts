/** The message when the coins are not enough for a contact (S-460 to S-462, C-35). */
import type { Surface } from '../../api/contract/contact.schema.js';
import { type ContactAction, usualPrices } from './contact-price.js';
import type { coinMessages } from './messages/coins.js';

type RefusalId = Extract<keyof typeof coinMessages, `coinsFor${string}`>;

const refusals: Readonly<Record<ContactAction, Readonly<Record<Surface | 1 | 2, RefusalId>>>> = {
  number: {
    search: 'coinsForNumberOnSearch',
    detail: 'coinsForNumber',
    1: 'coinsForNumberOne',
    2: 'coinsForNumberOnSearch',
  },
  message: {
    search: 'coinsForContactOnSearch',
    detail: 'coinsForContact',
    1: 'coinsForContactOne',
    2: 'coinsForContactOnSearch',
  },
};

/** Returns the text that refuses a contact: the literal one of the surface, or one that names another price. */
export const refusalOf = (
  action: ContactAction,
  surface: Surface,
  price: 1 | 2 = usualPrices[surface],
): RefusalId => refusals[action][price === usualPrices[surface] ? surface : price];
