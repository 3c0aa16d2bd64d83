/** The panel after success: the server's message and the ways on, without waiting for the toast (S-235, D-11). */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { anotherRequested, type Posting } from '../../../model/posting/entry.js';
import { previewOf } from '../../../model/posting/preview.js';
import { listingView } from '../../../model/rules/listing/view.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { SuccessIcon, WhatsAppIcon } from '../../kit/icons/icons.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { useCheckText, useCheckWords } from '../../kit/listing-checks/check-words.js';
import { useLinks } from '../../kit/navigation/use-links.js';
import { useForm } from '../form/form-context.js';
import { styles } from '../styles.js';
import { usePostedWords } from './words.js';

interface PartProps {
  posting: Posting;
}

/** The listing's own page, and the way to send it on. */
function ListingLinks({ posting }: PartProps) {
  const words = usePostedWords();
  const { listingType } = posting.name;
  const title = useHeadline()(listingView(listingType, previewOf(posting)));
  const href = useLinks({}).listing(listingType, posting.postedId);
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

/** What to do about a listing that nobody else sees: its page and a link to it would be dead. */
function HeldLink({ posting: { name, postedId, inactiveReason } }: PartProps) {
  const words = usePostedWords();
  const checkWords = useCheckWords();
  const { onSite } = useLinks({});
  if (inactiveReason === 'verify-phone')
    return (
      <ButtonLink variant="primary" href={onSite('/manage?verify-phone=1')}>
        {checkWords.verifyPhone}
      </ButtonLink>
    );
  if (inactiveReason !== 'needs-mending' || !postedId) return null;
  return (
    <ButtonLink
      variant="primary"
      href={onSite(`/profile/${name.listingType}?id=${encodeURIComponent(postedId)}`)}
    >
      {words.correct}
    </ButtonLink>
  );
}

/** Says whether others see the listing, what the rules found in it, and what would make it better. */
function State({ posting }: PartProps) {
  const words = usePostedWords();
  const textOf = useCheckText();
  const checkWords = useCheckWords();
  const { onSite } = useLinks({});
  const { name, inactiveReason, checks, duplicates, media, postedId } = posting;
  return (
    <>
      <p>{inactiveReason ? words.notShown[inactiveReason] : words.doneText}</p>
      {checks.map((check) => (
        <p key={`${check.code} ${check.field ?? ''}`} className={styles.hint}>
          {textOf(check)}
        </p>
      ))}
      {duplicates.length > 0 ? <p className={styles.hint}>{words.looksLike(duplicates.join(', '))}</p> : null}
      {media.photos.length === 0 && postedId ? (
        <p className={`${styles.hint} ${styles.notice}`}>
          {checkWords.noPhotos}
          <ButtonLink
            size="small"
            href={onSite(`/profile/${name.listingType}-property?id=${encodeURIComponent(postedId)}`)}
          >
            {checkWords.addPhotos}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

/** Draws the panel; it comes into view and has the focus, since the form it replaces may be far longer. */
export function DonePanel() {
  const words = usePostedWords();
  const emit = useEmit();
  const { place, posting } = useForm();
  const again = useUnit(anotherRequested);
  const { onSite } = useLinks({});
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'center' });
    panel.current?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  }, []);
  const { message, name, postedId, inactiveReason } = posting;
  return (
    <section className={styles.card} aria-labelledby="done" ref={panel}>
      <SuccessIcon />
      <h3 id="done" tabIndex={-1} data-heading>
        {message}
      </h3>
      <State posting={posting} />
      <div>
        {inactiveReason ? <HeldLink posting={posting} /> : null}
        {!inactiveReason && postedId ? <ListingLinks posting={posting} /> : null}
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
          href={onSite('/manage')}
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
