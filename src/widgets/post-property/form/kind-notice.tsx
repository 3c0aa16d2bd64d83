/** Offers to take another kind back: the form that was being filled in is still as it was (docs/decisions/0117). */
import { useUnit } from 'effector-react';
import type { ListingKind } from '../../../model/index.js';
import { $lastChanged } from '../../../model/posting/entry.js';
import { Button } from '../../kit/button/button.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';
import { useForm } from './form-context.js';

/** Moves the focus from a notice that goes to the heading of the form that comes. */
const leaveNotice = ({ currentTarget }: { currentTarget: Element }): void => {
  (currentTarget.getRootNode() as Document | ShadowRoot)
    .querySelector<HTMLElement>('h2[data-heading]')
    ?.focus({ preventScroll: true });
};

/** Draws the notice, until the new form is changed. */
export function KindNotice({ onKind }: { onKind: (kind: ListingKind) => void }) {
  const words = usePostPropertyWords();
  const { posting } = useForm();
  const last = useUnit($lastChanged);
  if (!last?.isDirty || last.stage !== 'form' || posting.isDirty) return null;
  const { group, listingType, mode } = last.name;
  const isLeft = mode === 'create' && listingType !== posting.name.listingType;
  if (!isLeft || posting.name.mode !== 'create' || posting.name.group !== group) return null;
  return (
    <InlineNotice>
      <span className={styles.notice} role="status">
        {words.switchedFrom(words.category[listingType])}
        <Button
          size="small"
          onClick={(event) => {
            leaveNotice(event);
            onKind(listingType);
          }}
        >
          {words.undo}
        </Button>
      </span>
    </InlineNotice>
  );
}
