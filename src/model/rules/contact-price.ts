/** The price of a contact, and the message when the coins are not enough (S-180, S-181, S-460 to S-462, C-35). */
import type { Surface } from '../../api/contract/contact.schema.js';
import type { coinMessages } from './messages/coins.js';

/** Names the two ways to an owner: see the number, or send a message. */
export type ContactAction = 'number' | 'message';

/** Holds the price of a contact in coins by the place of the button; never more than 2, the most that update-coins takes. */
export type ContactPrices = Readonly<Record<Surface, 1 | 2>>;

/** Holds the prices of the specifications. */
export const usualPrices: ContactPrices = { search: 2, detail: 1 };

/** Reads prices from an answer; a server without them has those of the specifications. */
export const pricesOf = (value: Partial<Record<Surface, number>> = {}): ContactPrices => {
  const priceOn = (surface: Surface): 1 | 2 => {
    const price = value[surface];
    return price === 1 || price === 2 ? price : usualPrices[surface];
  };
  return { search: priceOn('search'), detail: priceOn('detail') };
};

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
