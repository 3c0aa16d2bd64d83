/** A choice that was made, with a button to take it back: the applied filters. */
import { CloseIcon } from '../icons/icons.js';
import { css } from '../style/sheet.js';
import { useControlWords } from '../language/control-words.js';

const chip = css`
  display: inline-flex;
  align-items: center;
  max-width: 100%;
  min-height: var(--h-size-32);
  padding-inline-start: var(--h-space-3);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius-full);
  background: var(--h-surface);
  font-size: var(--h-text-14);
`;

const text = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const button = css`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--h-size-32);
  height: var(--h-size-32);
  border-radius: var(--h-radius-full);
  color: var(--h-muted);
  font-size: var(--h-text-13);
  &:hover {
    background: var(--h-hover);
    color: var(--h-text);
  }
`;

/** Draws a removable chip. */
export function Chip({ label, onRemove }: { label: string; onRemove: () => void }) {
  const words = useControlWords();
  return (
    <span className={chip}>
      <span className={text}>{label}</span>
      <button type="button" className={button} aria-label={words.remove(label)} onClick={onRemove}>
        <CloseIcon />
      </button>
    </span>
  );
}
