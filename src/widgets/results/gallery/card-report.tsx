/**
 * The quiet button of a card that reports its listing: over the picture for the eye, the last of the card for
 * the keyboard.
 */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { useCardPictureWords } from '../../kit/card-pictures/words.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { FlagIcon } from '../../kit/report/use-report-dialog.js';
import { css } from '../../kit/style/sheet.js';

const place = css`
  position: absolute;
  inset: var(--h-space-2) auto auto var(--h-size-56);
  z-index: 1;
  translate: var(--housing-card-flag, 0);
  & > button {
    display: grid;
    place-items: center;
    width: var(--h-size-44);
    height: var(--h-size-44);
    border-radius: var(--h-radius-full);
    background: var(--h-surface);
    color: var(--h-muted);
    box-shadow: var(--h-shadow);
    font-size: var(--h-text-18);
    cursor: pointer;
  }
  & > button:hover, & > button:focus-visible {
    color: var(--h-danger);
  }
`;

/** What the button takes. */
interface CardReportProps {
  view: ListingView;
  /** Called with the `_id` of the listing. */
  onReport: (listing: string) => void;
}

/** Draws the button. */
export function CardReport({ view, onReport }: CardReportProps) {
  const words = useCardPictureWords();
  const headline = useHeadline();
  return (
    <span className={place}>
      <button
        type="button"
        aria-label={words.report(headline(view))}
        title={words.report('')}
        onClick={() => {
          onReport(view.id);
        }}
      >
        <FlagIcon />
      </button>
    </span>
  );
}
