/** The number a listing is known by, to be read out or copied (S-153, S-161). */
import { dash } from '../../../model/rules/numbers.js';
import { IconButton } from '../../kit/button/icon-button.js';
import { CopyIcon } from '../../kit/icons/icons.js';
import { headStyles as styles } from './headline-styles.js';
import { useCopy } from './use-clipboard.js';
import { useListingWords } from '../words.js';

/** Draws the Property ID with its copy button. */
export function PropertyId({ id }: { id: string }) {
  const words = useListingWords();
  const copy = useCopy();
  return (
    <span className={styles.id}>
      {words.propertyId} <b>{id || dash}</b>
      {id ? (
        <IconButton
          className={styles.copy}
          label={words.copyId}
          icon={<CopyIcon />}
          onClick={() => void copy(id, words.idCopied)}
        />
      ) : null}
    </span>
  );
}
