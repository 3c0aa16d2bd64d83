/** A link that opens WhatsApp with the listing in a message: headline, price, place and address of the page. */
import { joined } from '../../../model/rules/headline.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { formatPrice } from '../../../model/rules/price.js';
import { ButtonLink } from '../../kit/button/button.js';
import { WhatsAppIcon } from '../../kit/icons/icons.js';
import { useCardText } from '../../kit/listing/card-text.js';
import { useListingWords } from '../words.js';

/** What a WhatsAppLink takes. */
interface WhatsAppLinkProps {
  view: ListingView;
  title: string;
  /** The listing's own page. */
  href: string;
}

/** Draws the link. */
export function WhatsAppLink({ view, title, href }: WhatsAppLinkProps) {
  const own = useListingWords();
  const { words, label, price } = useCardText();
  const { isMonthly, perBed, society, locality, city } = view;
  const per = isMonthly ? ` ${perBed ? words.perBed : words.perMonth}` : '';
  const base = (globalThis.location as Location | undefined)?.href;
  const lines = [
    title,
    view.price === null ? '' : `₹ ${price(formatPrice(view.price))}${per}`,
    joined(society, label(locality), label(city)),
    base === undefined ? href : new URL(href, base).href,
  ];
  return (
    <ButtonLink
      size="small"
      icon={<WhatsAppIcon />}
      href={`https://wa.me/?text=${encodeURIComponent(lines.filter(Boolean).join('\n'))}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {own.whatsApp}
    </ButtonLink>
  );
}
