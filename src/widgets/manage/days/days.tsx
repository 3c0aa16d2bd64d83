/** The plot of a listing as a button that opens all its counts by day. */
import { type ReactNode, useState } from 'react';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { lazy } from '../../kit/element/lazy.js';
import { css } from '../../kit/style/sheet.js';
import { useManageDialogWords } from '../dialog-words.js';

const { useParts } = lazy(() => import('./days-dialog.js'));

// As high as the numbers beside it, so that nothing moves when it comes.
const buttonClass = css`
  display: grid;
  justify-items: end;
  margin-inline-start: auto;
  padding: 0;
  border: 0;
  background: none;
  color: var(--h-brand);
  font: inherit;
  cursor: pointer;
  & > svg {
    width: var(--h-size-112);
    height: var(--h-size-24);
    fill: var(--h-brand);
  }
  &:hover > span {
    text-decoration: underline;
  }
`;

/** Draws the button around the plot, and the dialog once it was pressed. */
export function Days({ item, children }: { item: OwnItem; children: ReactNode }) {
  const words = useManageDialogWords();
  const [isOpen, setOpen] = useState(false);
  const parts = useParts(isOpen ? 0 : null);
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {children}
        <span>{words.byDay}</span>
      </button>
      {isOpen && parts ? (
        <parts.DaysDialog
          item={item}
          onClose={() => {
            setOpen(false);
          }}
        />
      ) : null}
    </>
  );
}
