/** The two contact buttons, or their shape until their file has loaded. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { contactStyles as styles } from './contact-styles.js';
import type { LazyParts } from '../lazy.js';

/** Draws the buttons of a listing. */
export function ContactWays({ view, lazy }: { view: ListingView; lazy: LazyParts | undefined }) {
  if (lazy) return <lazy.ListingContact view={view} />;
  return (
    <>
      <span className={styles.waiting} />
      <span className={styles.waiting} />
    </>
  );
}
