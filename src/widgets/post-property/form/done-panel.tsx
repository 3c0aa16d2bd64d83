/** The panel after success: the server's message and the ways on, without waiting for the toast (S-235, D-11). */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $connection, listingAddress } from '../../../model/index.js';
import { anotherRequested, type Posting } from '../../../model/posting/entry.js';
import { previewOf } from '../../../model/posting/preview.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { SuccessIcon, WhatsAppIcon } from '../../kit/icons/icons.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { useForm } from './form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** The listing's own page, and the way to send it on. */
function ListingLinks({ posting }: { posting: Posting }) {
  const words = usePostPropertyWords();
  const { listingType } = posting.name;
  const title = useHeadline()(listingView(listingType, previewOf(posting)));
  const site = useUnit($connection)?.apiBase ?? '';
  const href = listingAddress(site, undefined, listingType, posting.postedId);
  const base = (globalThis.location as Location | undefined)?.href;
  const message = `${title}\n${base === undefined ? href : new URL(href, base).href}`;
  return (
    <>
      <ButtonLink variant="primary" href={href}>
        {words.viewListing}
      </ButtonLink>
      <ButtonLink
        icon={<WhatsAppIcon />}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {words.sendOn}
      </ButtonLink>
    </>
  );
}

/** Draws the panel; it comes into view and has the focus, since the form it replaces may be far longer. */
export function DonePanel() {
  const words = usePostPropertyWords();
  const emit = useEmit();
  const { place, posting } = useForm();
  const { connection, again } = useUnit({ connection: $connection, again: anotherRequested });
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, []);
  const { message, duplicates, name, postedId } = posting;
  return (
    <section className={styles.card} aria-labelledby="done" ref={panel}>
      <SuccessIcon />
      <h3 id="done" tabIndex={-1} data-heading>
        {message}
      </h3>
      <p>{words.doneText}</p>
      {duplicates.length > 0 ? <p className={styles.hint}>{words.looksLike(duplicates.join(', '))}</p> : null}
      <div>
        {postedId ? <ListingLinks posting={posting} /> : null}
        {name.mode === 'create' ? (
          <Button
            onClick={() => {
              again({ place });
            }}
          >
            {words.postAnother}
          </Button>
        ) : null}
        <ButtonLink
          href={`${connection?.apiBase ?? ''}/manage`}
          onClick={(event) => {
            if (!emit('housing-manage', { kind: name.listingType })) event.preventDefault();
          }}
        >
          {words.goManage}
        </ButtonLink>
      </div>
    </section>
  );
}
