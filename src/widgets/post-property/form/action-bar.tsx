/** The bar at the bottom: Back, Next or Submit, errors, and the progress of sending. */
import { useUnit } from 'effector-react';
import {
  backRequested,
  itemsOf,
  type Posting,
  sendCancelled,
  submitRequested,
} from '../../../model/posting/entry.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { Button } from '../../kit/button/button.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { css } from '../../kit/style/sheet.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { useForm } from './form-context.js';
import { percentOf } from '../percent.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

const track = css`
  flex: 1 1 100%;
  height: var(--h-size-8);
  border-radius: var(--h-radius-full);
  background: var(--h-skeleton);
  overflow: hidden;
  & > span {
    display: block;
    height: 100%;
    border-radius: inherit;
    background: var(--h-brand);
    transition: width var(--h-slow) ease-out;
  }
`;

/** Shows the number of errors, and lists them for screen readers. */
function Faults() {
  const words = usePostPropertyWords();
  const { posting } = useForm();
  const say = useLiterals();
  const texts = Object.values(posting.faults).map(say);
  return (
    <p className={styles.wrong} role="alert" key={posting.complaints}>
      {texts.length > 0 && posting.complaints > 0 ? (
        <>
          <WarningIcon />
          {words.faultCount(texts.length)}
          <VisuallyHidden>{`: ${texts.join(', ')}`}</VisuallyHidden>
        </>
      ) : null}
    </p>
  );
}

/** The part of all files that has been sent, 0 to 1; null when there is nothing to send but the form. */
function usePart(): number | null {
  const { media } = useForm().posting;
  const files = itemsOf(media).filter(({ url }) => url === undefined);
  const all = files.reduce((sum, { size }) => sum + size, 0);
  if (all === 0) return null;
  return files.reduce((sum, { size, progress = 0 }) => sum + size * progress, 0) / all;
}

/** Shows the progress of sending, with Cancel. */
function Sending() {
  const words = usePostPropertyWords();
  const { place } = useForm();
  const cancel = useUnit(sendCancelled);
  const part = usePart();
  const percent = percentOf(part ?? 1);
  const text = part === null || part >= 1 ? words.sendingListing : words.sending(percent);
  return (
    <div>
      <span
        className={track}
        role="progressbar"
        aria-label={text}
        aria-valuenow={Math.round((part ?? 1) * 100)}
      >
        <span style={{ width: `${String((part ?? 1) * 100)}%` }} />
      </span>
      <span className={styles.fill}>{text}</span>
      <Button
        onClick={() => {
          cancel({ place });
        }}
      >
        {words.cancel}
      </Button>
    </div>
  );
}

/** Shows why sending failed, with Retry; files that have arrived are not sent again. */
function Failure() {
  const words = usePostPropertyWords();
  const { place, posting } = useForm();
  const say = useLiterals();
  const submit = useUnit(submitRequested);
  const left = itemsOf(posting.media).filter(({ stage }) => stage === 'failed').length;
  if (!posting.failure) return null;
  return (
    <InlineNotice
      tone="danger"
      onRetry={() => {
        submit({ place });
      }}
    >
      {say(posting.failure)} {left > 0 ? words.filesLeft(left) : words.nothingLost}
    </InlineNotice>
  );
}

/** Tells whether nothing can be sent yet: photos are still being made ready. */
export const isPreparing = ({ media }: Posting): boolean =>
  itemsOf(media).some(({ stage }) => stage === 'preparing');

/** What an ActionBar takes; while it waits for the parts of step two nothing can be sent. */
interface ActionBarProps {
  isWaiting: boolean;
  onPreview: () => void;
}

/** Draws the bar. */
export function ActionBar({ isWaiting, onPreview }: ActionBarProps) {
  const words = usePostPropertyWords();
  const { place, posting, part, showPart } = useForm();
  const back = useUnit(backRequested);
  const { step, stage, name } = posting;
  const isLast = step === 2 && part === 'extras';
  if (stage === 'sending')
    return (
      <div className={styles.bar}>
        <Sending />
      </div>
    );
  return (
    <div className={styles.bar}>
      <Failure />
      <Faults />
      <div>
        {step === 2 ? (
          <>
            <Button
              onClick={() => {
                if (isLast) showPart('photos');
                else back({ place });
              }}
            >
              {words.back}
            </Button>
            <Button variant="quiet" onClick={onPreview}>
              {words.preview}
            </Button>
          </>
        ) : null}
        <Button type="submit" variant="primary" busy={isLast && (isWaiting || isPreparing(posting))}>
          {isLast ? (name.mode === 'edit' ? words.save : words.submit) : words.next}
        </Button>
      </div>
    </div>
  );
}
