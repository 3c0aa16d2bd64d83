/** What kind a listing is, as a mark in the kind's colour. */
import '../art/kind-colours.js';
import type { ListingKind } from '../../model/index.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';

const mark = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--h-size-24);
  padding-inline: var(--h-space-2);
  border-radius: var(--h-radius);
  background: var(--kind-ground);
  color: var(--kind-ink);
  font-size: var(--h-text-13);
  font-weight: 600;
  white-space: nowrap;
`;

/** Draws the mark, which says the kind's name where it is given nothing else to say. */
export function KindMark({ kind, children }: { kind: ListingKind; children?: string }) {
  const { kindOf } = useSiteWords();
  return (
    <span className={mark} data-kind={kind}>
      {children ?? kindOf[kind]}
    </span>
  );
}
