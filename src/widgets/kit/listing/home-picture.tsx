/** The picture of a home: its first photo, else the small map of where it is, else a drawing of its kind. */
import type { ListingKind } from '../../../model/index.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { recordOf, wireText } from '../../../model/rules/wire-values.js';
import { cardPaths } from '../icons/card-paths.js';
import type { CardText } from './card-text.js';
import { middleSize, PlainPicture, type PlainPictureProps } from './picture.js';

/** What is drawn of each kind where its place is not known either; a house without it. */
const drawings: Partial<Record<ListingKind, string>> = {
  plot: cardPaths.plot,
  pg: cardPaths.bed,
  commercial: cardPaths.floors,
};

/** What a HomePicture takes: a class, sizes and words as a Picture does, and what stands over it. */
interface HomePictureProps extends Pick<PlainPictureProps, 'className' | 'sizes' | 'eager' | 'children'> {
  view: ListingView;
  text: Pick<CardText, 'noPicture' | 'locale'>;
  /** What a photo shows; without one the picture says so. */
  alt?: string;
}

/** Draws the picture. */
export function HomePicture({ view, text: { noPicture, locale }, alt = '', ...rest }: HomePictureProps) {
  const [image] = view.images;
  const map = wireText(recordOf(view.wire.place).map);
  return (
    <PlainPicture
      {...rest}
      src={image ? middleSize(image) : map && `${map}?${locale}`}
      alt={image ? alt : noPicture}
      colour={view.imageColours[0]}
      noPicture={noPicture}
      drawing={drawings[view.listingType]}
    />
  );
}
