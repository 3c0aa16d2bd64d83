/** The panel after success: the server's message and the next links, without waiting for the toast (S-235, D-11). */
import { useUnit } from 'effector-react';
import { $connection } from '../../../model/index.js';
import { draftDropped } from '../../../model/posting/entry.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { SuccessIcon } from '../../kit/icons/icons.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useForm } from './form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** Draws the panel. */
export function DonePanel() {
  const words = usePostPropertyWords();
  const emit = useEmit();
  const { place, posting } = useForm();
  const { connection, again } = useUnit({ connection: $connection, again: draftDropped });
  const { message, duplicates, name } = posting;
  return (
    <section className={styles.card} aria-labelledby="done">
      <SuccessIcon />
      <h3 id="done" tabIndex={-1} data-heading>
        {message}
      </h3>
      <p>{words.doneText}</p>
      {duplicates.length > 0 ? <p className={styles.hint}>{words.looksLike(duplicates.join(', '))}</p> : null}
      <div>
        <ButtonLink
          variant="primary"
          href={`${connection?.apiBase ?? ''}/manage`}
          onClick={(event) => {
            if (!emit('housing-manage', { kind: name.listingType })) event.preventDefault();
          }}
        >
          {words.goManage}
        </ButtonLink>
        {name.mode === 'create' ? (
          <Button
            onClick={() => {
              again({ place });
            }}
          >
            {words.postAnother}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
