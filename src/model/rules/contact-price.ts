/** The price of a contact (S-180, S-181). */
import type { Surface } from '../../api/contract/contact.schema.js';

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
