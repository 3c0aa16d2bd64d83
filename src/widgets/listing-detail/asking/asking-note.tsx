/** How a price compares with what homes of its kind ask in the locality, how that was counted, and the way to the locality. */
import { useUnit } from 'effector-react';
import { $connection, isOwnSite } from '../../../model/index.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { numberOf } from '../../../model/rules/numbers.js';
import { formatPrice } from '../../../model/rules/price.js';
import { recordOf, wireText } from '../../../model/rules/wire-values.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useControlWords } from '../../kit/language/control-words.js';
import { css } from '../../kit/style/sheet.js';
import { useStationWords } from '../stations/words.js';

const note = css`
  display: grid;
  gap: var(--h-space-1);
  &:empty {
    display: none;
  }
  & > a {
    justify-self: start;
  }
  & > span {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

/** The comparison; nothing where too few homes say what they ask. */
function Comparison({ view }: { view: ListingView }) {
  const words = useStationWords();
  const label = useLabels();
  const { price: inWords } = useControlWords();
  const { median: found, homes, owners } = recordOf(view.wire.asking);
  const [median, homeCount, ownerCount] = [found, homes, owners].map(numberOf);
  if (!median || !homeCount || !ownerCount || view.price === null) return null;
  const percent = Math.round((view.price / median - 1) * 100);
  return (
    <>
      <strong>{words.compared(percent, label(view.locality))}</strong>
      <span>
        {words.counted({
          median: `₹ ${inWords(formatPrice(median))}`,
          rooms: view.bhk && label(view.bhk),
          homes: homeCount,
          owners: ownerCount,
        })}
      </span>
    </>
  );
}

/** Draws the comparison and, on our own site, the link to the locality; a partner's page leads nobody away. */
export function AskingNote({ view }: { view: ListingView }) {
  const words = useStationWords();
  const label = useLabels();
  const isOurs = isOwnSite(useUnit($connection));
  // A locality that nobody has confirmed has no page.
  const path = wireText(view.wire.localityPath);
  return (
    <p className={note}>
      <Comparison view={view} />
      {isOurs && path ? <a href={path}>{words.whatPlaceAsks(label(view.locality))}</a> : null}
    </p>
  );
}
