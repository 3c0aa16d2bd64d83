/** Listings of the real market that are like this one (S-156, C-41). */
import { useMemo } from 'react';
import type { Listing, ListingKind } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { useCardPictures } from '../../kit/card-pictures/use-card-pictures.js';
import { Carousel } from '../../kit/carousel/carousel.js';
import { HeartWatch } from '../../kit/hearts/heart-watch.js';
import { useHearts } from '../../kit/hearts/use-hearts.js';
import { useCardText } from '../../kit/listing/card-text.js';
import { ImpressionWatch } from '../../kit/listing/impression-watch.js';
import { ListingCard } from '../../kit/listing/listing-card.js';
import { useSimilar } from './use-similar.js';
import { useListingSectionWords } from '../sections/words.js';
import { Staggered } from '../sections/staggered.js';
import { Section } from '../sections/section.js';
import { css } from '../../kit/style/sheet.js';

// Laid out when the reader comes near it. It clips at its edge: the padding leaves the cards their rings.
const similarClass = css`
  content-visibility: auto;
  contain-intrinsic-block-size: auto var(--h-size-440);
  min-width: 0;
  margin: calc(-1 * var(--h-space-2));
  padding: var(--h-space-2);
  /* A card that is not drawn yet: the arrows below stay where they are. */
  & [role="group"]:empty {
    min-height: var(--h-size-440);
  }
`;

/** What Similar takes. */
interface SimilarProps {
  kind: ListingKind;
  listings: readonly Listing[];
  /** Its heading, where it is not the usual one. */
  title?: string;
}

/** Draws the carousel; three slides are seen, two where it is narrow. */
export function Similar({ kind, listings, title }: SimilarProps) {
  const words = useListingSectionWords();
  const text = useCardText();
  const hearts = useHearts({ HeartWatch });
  const { hrefOf, onCard, onEnquire } = useSimilar(kind);
  const homes = useMemo(() => listings.map((listing) => ({ listing, listingType: kind })), [listings, kind]);
  const pictures = useCardPictures(homes, {
    hrefOf: ({ listing }) => hrefOf(listing),
    onOpen: (event, { listing }) => {
      onCard(event, listing);
    },
  });
  const slides = listings.map((listing) => ({
    id: listing._id,
    content: (
      <Staggered>
        <ListingCard
          listing={listing}
          listingType={kind}
          href={hrefOf(listing)}
          text={text}
          gallery={pictures.galleries.get(listing._id)}
          isSaved={hearts.saved.has(listing._id)}
          onSave={() => {
            hearts.press(kind, listing);
          }}
          onOpen={(event) => {
            onCard(event, listing);
          }}
        >
          <Button
            size="small"
            wide
            onClick={() => {
              onEnquire(listing);
            }}
          >
            {words.enquire}
          </Button>
        </ListingCard>
      </Staggered>
    ),
  }));
  return (
    <Section name="similar" title={title ?? words.similar}>
      <div className={similarClass}>
        <Carousel label={words.recommended} slides={slides} perView={3} perNarrowView={2} hideDots />
        {hearts.watch}
        {pictures.watch}
        <ImpressionWatch listings={listings} hrefOf={hrefOf} />
      </div>
    </Section>
  );
}
