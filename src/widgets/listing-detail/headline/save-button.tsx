/** The heart of the page: saves the home, or takes it off the list. */
import type { Listing, ListingKind } from '../../../model/index.js';
import { Button } from '../../kit/button/button.js';
import { useHearts } from '../../kit/hearts/use-hearts.js';
import { HeartIcon } from '../../kit/icons/icons.js';
import { useLazyParts } from '../lazy.js';
import { useListingWords } from '../words.js';
import { headStyles as styles } from './headline-styles.js';

/** Draws the heart with its word. */
export function SaveButton({ kind, listing }: { kind: ListingKind; listing: Listing }) {
  const words = useListingWords();
  const { saved, press, watch } = useHearts(useLazyParts(null));
  const isSaved = saved.has(listing._id);
  return (
    <>
      <Button
        size="small"
        className={styles.save}
        icon={<HeartIcon />}
        data-saved={isSaved || undefined}
        onClick={() => {
          press(kind, listing);
        }}
      >
        {isSaved ? words.saved : words.save}
      </Button>
      {watch}
    </>
  );
}
