/** The preview of a listing that is not posted yet; its pictures are in a slot, since files have no address. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { pageStyles as styles } from './page-styles.js';
import { Headline } from '../headline/headline.js';
import { MainColumn } from '../sections/main-column.js';
import { useLazyParts } from '../lazy.js';

/** Draws the page without what needs a posted listing: contact, offers and similar listings. */
export function PreviewPage({ view }: { view: ListingView }) {
  const lazy = useLazyParts();
  return (
    <div className={styles.page}>
      <slot name="gallery" />
      <Headline view={view} />
      <div className={styles.main}>
        <MainColumn view={view} lazy={lazy} />
      </div>
    </div>
  );
}
