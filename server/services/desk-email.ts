/** What the owner of a listing is told by e-mail when the desk decided about it: the reason, never who reported it. */
import type { ListingDecision } from '../../src/api/contract/desk.schema.js';
import type { Email } from './email.js';

/** What is decided, of which listing. */
export interface DecidedListing {
  propertyId: string;
  /** The e-mail address of the owner. */
  to: string;
  decision: ListingDecision;
}

const happened = {
  hide: 'is off the market until you mend it',
  remove: 'was taken off the market',
  warn: 'needs to be mended',
};

const remedy = {
  hide: 'Mend it under My listings; then we look at it again.',
  remove: 'If you think this is wrong, write to us on our contact page.',
  warn: 'Please mend it under My listings. It stays on the market.',
};

/** Writes the message; undefined for an approval, which asks nothing of the owner. */
export const decisionEmail = (
  { propertyId, to, decision: { act, reason } }: DecidedListing,
  { brand, publicUrl }: { brand: string; publicUrl: string },
): Email | undefined => {
  if (act === 'approve') return undefined;
  const page = act === 'remove' ? '/about-us/contact' : '/manage';
  return {
    to,
    subject: `Your listing ${propertyId} on ${brand} ${happened[act]}`,
    text: [
      `Your listing ${propertyId} ${happened[act]}.`,
      '',
      `Reason: ${reason}`,
      '',
      `${remedy[act]} ${publicUrl}${page}`,
    ].join('\n'),
  };
};
