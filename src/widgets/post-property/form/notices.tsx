/** The notices above the form: to sign in before posting, and the offer of a draft (C-19, G-20). */
import { useUnit } from 'effector-react';
import { $isLoggedIn, $isSessionKnown, checkAuthFx } from '../../../model/account/entry.js';
import { $dropped, draftDropped, draftTaken, dropUndone } from '../../../model/posting/entry.js';
import { Button } from '../../kit/button/button.js';
import { formatDate } from '../../kit/language/format.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useLocale } from '../../kit/language/locale.js';
import { textIn } from '../../../model/posting/entry.js';
import { useSignIn } from '../../kit/partner/use-sign-in.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { neededUse } from '../use-posting.js';
import { useForm } from './form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** Tells people who are signed out that they can fill in the form now. */
export function LoginNotice() {
  const words = usePostPropertyWords();
  const emit = useEmit();
  const { posting } = useForm();
  const signIn = useSignIn(neededUse(posting.name.mode));
  const { isLoggedIn, isKnown, isAsking } = useUnit({
    isLoggedIn: $isLoggedIn,
    isKnown: $isSessionKnown,
    isAsking: checkAuthFx.pending,
  });
  if (isLoggedIn || !isKnown || isAsking) return null;
  return (
    <InlineNotice>
      <span className={styles.notice}>
        {words.loginNotice}
        <Button
          size="small"
          onClick={() => {
            const isOurs = emit('housing-sign-in', { action: 'post', kind: posting.name.listingType });
            if (isOurs) signIn?.();
          }}
        >
          {words.login}
        </Button>
      </span>
    </InlineNotice>
  );
}

/** Offers to continue a draft; nothing is lost until one of the two is chosen. */
export function DraftOffer() {
  const words = usePostPropertyWords();
  const label = useLabels();
  const locale = useLocale();
  const { place, posting } = useForm();
  const { take, drop } = useUnit({ take: draftTaken, drop: draftDropped });
  const { offer } = posting;
  if (!offer) return null;
  const { values, photos } = offer;
  const what = (['bhk', 'propertyType', 'society', 'societyName', 'projectName', 'locality', 'city'] as const)
    .map((name) => textIn(values, name))
    .filter((text) => text !== '')
    .map(label);
  if (photos.length > 0) what.push(words.draftPhotos(photos.length));
  return (
    <section className={styles.card} aria-labelledby="draft">
      <h3 id="draft" tabIndex={-1} data-heading>
        {words.draftTitle}
      </h3>
      <p>
        {what.length > 0 ? `${what.join(', ')}. ` : ''}
        {words.draftSaved(formatDate(offer.savedAt, locale))}
      </p>
      <div>
        <Button
          variant="primary"
          onClick={() => {
            take({ place });
          }}
        >
          {words.continueDraft}
        </Button>
        <Button
          onClick={() => {
            drop({ place });
          }}
        >
          {words.startAfresh}
        </Button>
      </div>
    </section>
  );
}

/** Tells that the draft is stored, with a button to drop it. */
export function DraftNotice() {
  const words = usePostPropertyWords();
  const { place, posting } = useForm();
  const drop = useUnit(draftDropped);
  if (!posting.isDirty) return null;
  return (
    <p className={`${styles.note} ${styles.notice}`}>
      {words.keptHere}
      <Button
        variant="quiet"
        size="small"
        onClick={() => {
          drop({ place });
        }}
      >
        {words.startAfresh}
      </Button>
    </p>
  );
}

/** Says which listing the form was copied from. */
export function CopyNotice() {
  const words = usePostPropertyWords();
  const { copyOf } = useForm().posting.name;
  return copyOf ? <InlineNotice>{words.copiedFrom(copyOf.propertyId)}</InlineNotice> : null;
}

/** Offers to take Start over back, above the empty form, where the person is then. */
export function UndoNotice() {
  const words = usePostPropertyWords();
  const { place, posting } = useForm();
  const { dropped, undo } = useUnit({ dropped: $dropped, undo: dropUndone });
  const before = dropped[place];
  if (posting.isDirty || !before) return null;
  return (
    <InlineNotice>
      <span className={styles.notice}>
        {words.startedOver}
        <Button
          size="small"
          onClick={() => {
            undo({ place, posting: before });
          }}
        >
          {words.undo}
        </Button>
      </span>
    </InlineNotice>
  );
}
