/** A card of the results: the listing and the buttons that reach its owner. It holds nothing and hears nothing itself. */
import { PureComponent, type ReactNode } from 'react';
import { ListingCard, type ListingCardProps } from '../../kit/listing/listing-card.js';
import { CardButtons, type CardButtonsProps } from '../contact/card-contact.js';

/** What a ResultCard takes: what its card takes, and what its buttons do; `more` stands below them. */
type ResultCardProps = Omit<CardButtonsProps, 'id'> & ListingCardProps & { more?: ReactNode };

/** Draws the card; again only when what it was given has changed. */
export class ResultCard extends PureComponent<ResultCardProps> {
  override render() {
    const { props } = this;
    return (
      <ListingCard {...props} hide={props.words.hide}>
        <CardButtons {...props} id={props.listing._id} />
        {props.more}
      </ListingCard>
    );
  }
}
