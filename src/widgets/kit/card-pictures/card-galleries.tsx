/** Draws nothing; it tells a list the galleries of its cards. */
import { type GalleriesProps, type Galleries, useGalleries } from './use-galleries.js';

/** What CardGalleries takes. */
export type CardGalleriesProps = GalleriesProps & { readonly onGalleries: (galleries: Galleries) => void };

/** Tells them whenever one has come. */
export function CardGalleries(props: CardGalleriesProps) {
  useGalleries(props, (_, galleries) => {
    props.onGalleries(galleries);
  });
  return null;
}

/** Holds the component by name. */
export const lazyParts = { CardGalleries };
