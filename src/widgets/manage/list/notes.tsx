/** Notes on a listing: what its owner should mend, when it expires, that it is a duplicate, what would improve it. */
import { enoughPhotos, qualityOf } from '../../../model/rules/listing/quality.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { formatDate } from '../../kit/language/format.js';
import { InfoIcon } from '../../kit/icons/icons.js';
import { useLocale } from '../../kit/language/locale.js';
import { useMendingParts } from '../lazy.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';

const day = 86_400_000;
/** From so many milliseconds before its end on a listing says so. */
const soon = 10 * day;
/** Suggestions that are named at once. */
const mostSuggestions = 3;

function useExpiry({ expiresAt, inactiveReason, view }: OwnItem): string | null {
  const words = useManageWords();
  const locale = useLocale();
  if (expiresAt === null) return null;
  const date = formatDate(expiresAt, locale);
  if (inactiveReason === 'expired') return words.left(date);
  return view.isActive && expiresAt - Date.now() <= soon ? words.leaves(date) : null;
}

function useSuggestion({ view }: OwnItem): string | null {
  const words = useManageWords();
  const { photos, missing } = qualityOf(view);
  if (view.images.length === 0) return null;
  const suggestions = [
    ...(photos > 0 && photos <= enoughPhotos ? [words.photos(photos)] : []),
    ...missing.map((hint) => words.hints[hint]),
  ].slice(0, mostSuggestions);
  const last = suggestions.pop();
  if (last === undefined) return null;
  return words.better(suggestions.length === 0 ? last : words.and(suggestions.join(', '), last));
}

/** Draws what is to be mended, once its code has come. */
function Mending({ item }: { item: OwnItem }) {
  const parts = useMendingParts();
  return parts ? <parts.MendingNotes item={item} /> : null;
}

/** Draws the notes; nothing when all is well. */
export function Notes({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const expiry = useExpiry(item);
  const suggestion = useSuggestion(item);
  const { checks, view } = item;
  const needsMore = checks.length > 0 || !view.isActive || !view.images[0] || view.refreshedAt;
  if (!expiry && !suggestion && !needsMore && !item.duplicateOf && !item.reviewNote) return null;
  return (
    <ul className={styles.notes}>
      {item.reviewNote ? (
        <li data-tone="warning">
          <WarningIcon />
          {words.reviewNote(item.reviewNote)}
        </li>
      ) : null}
      {needsMore ? <Mending item={item} /> : null}
      {expiry ? (
        <li data-tone="warning">
          <WarningIcon />
          {expiry}
        </li>
      ) : null}
      {item.duplicateOf ? (
        <li data-tone="warning">
          <WarningIcon />
          {words.duplicate(item.duplicateOf)}
        </li>
      ) : null}
      {suggestion ? (
        <li>
          <InfoIcon />
          {suggestion}
        </li>
      ) : null}
    </ul>
  );
}
