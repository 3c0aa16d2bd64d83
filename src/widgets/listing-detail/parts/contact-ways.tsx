/** The place of the two ways to the owner: the buttons, or their shape until they came. */
import type { ListingView } from '../../../model/rules/listing-view-type.js';
import { contactStyles as styles } from '../contact-styles.js';
import type { LaterParts } from '../later/later-parts.js';

/** Draws the buttons of a listing. */
export function ContactWays({ view, later }: { view: ListingView; later: LaterParts | undefined }) {
  if (later) return <later.ContactButtons view={view} />;
  return (
    <>
      <span className={styles.waiting} />
      <span className={styles.waiting} />
    </>
  );
}
