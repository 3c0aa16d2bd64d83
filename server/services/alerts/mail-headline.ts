/** Names a home in mails, in the reader's language. */
import type { ListingKind } from '../../../src/api/contract/listings.schema.js';
import { bhkLabel } from '../../../src/model/rules/bhk.js';
import { joined } from '../../../src/model/rules/headline.js';
import type { MailWords } from './mail-words.js';

/** What a home is named by. */
export interface NamedHome {
  kind: ListingKind;
  city: string;
  locality: string;
  propertyType: string | null;
  bhk: string | null;
}

/** Tells whether homes of a kind cost so much a month. */
export const isMonthly = (kind: ListingKind): boolean => kind === 'rent' || kind === 'pg';

const typeOf = ({ kind, propertyType }: NamedHome): string => {
  if (kind === 'plot') return 'Plot/Land';
  return kind === 'pg' ? 'PG' : (propertyType ?? '');
};

/** Writes the headline of a home. */
export const mailHeadline = (home: NamedHome, { headline, name: { label } }: MailWords): string => {
  const hasSize = home.kind !== 'pg' && home.kind !== 'plot';
  return headline({
    size: hasSize ? label(bhkLabel(home.bhk ?? '')) : '',
    type: label(typeOf(home)),
    place: joined(label(home.locality), label(home.city)),
    isMonthly: isMonthly(home.kind),
  });
};
