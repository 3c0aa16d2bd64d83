/** A card of the results: the listing and the buttons that reach its owner. It holds nothing and hears nothing itself. */
import { PureComponent, type ReactNode } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import type { CardText } from '../../kit/listing/card-text.js';
import { ListingCard } from '../../kit/listing/listing-card.js';
import { CardButtons, type CardButtonsProps } from '../contact/card-contact.js';

/** What a ResultCard takes. */
interface ResultCardProps extends Omit<CardButtonsProps, 'id'> {
  listing: Listing;
  kind: ListingKind;
  href: string;
  text: CardText;
  eager: boolean;
  isSeen: boolean;
  isSaved: boolean;
  gallery?: ReactNode;
  more?: ReactNode;
}

/** Draws the card; again only when what it was given has changed. */
export class ResultCard extends PureComponent<ResultCardProps> {
  override render() {
    const { listing, kind, href, text, eager, isSeen, isSaved, gallery, more, ...buttons } = this.props;
    return (
      <ListingCard
        listing={listing}
        listingType={kind}
        href={href}
        text={text}
        eager={eager}
        isSeen={isSeen}
        isSaved={isSaved}
        hide={buttons.words.hide}
        gallery={gallery}
      >
        <CardButtons {...buttons} id={listing._id} />
        {more}
      </ListingCard>
    );
  }
}
