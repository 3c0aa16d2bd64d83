/** What a contact costs on this page, and the button that explains coins. */
import { useUnit } from 'effector-react';
import { $contactPrices } from '../../../model/account/entry.js';
import { useListingWords } from '../words.js';
import { Help } from './help.js';

/** Draws the button, named after the price. */
export function CoinsHelp() {
  const words = useListingWords();
  const { detail } = useUnit($contactPrices);
  return <Help topic="coins" term={words.cost(detail)} />;
}
