/** Choices as large chips under a label, with their error in place: one of a few, or any number of them. */
import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useLiterals } from '../../kit/literals/literals.js';
import type { Option } from '../../kit/form/select.js';
import { css } from '../../kit/style/sheet.js';
import { hiddenClass } from '../../kit/layout/visually-hidden.js';
import { styles } from '../styles.js';

const group = css`
  display: grid;
  gap: var(--h-space-2);
  min-width: 0;
`;

const name = css`
  font-size: var(--h-text-14);
  font-weight: 600;
`;

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

const chip = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: var(--h-size-44);
  min-height: var(--h-size-44);
  padding: var(--h-space-1) var(--h-space-4);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius-full);
  background: var(--h-surface);
  font-size: var(--h-text-15);
  font-weight: 500;
  line-height: 1.25;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--h-fast) ease-out, border-color var(--h-fast) ease-out;
  &[data-short] {
    padding-inline: var(--h-space-2);
  }
  &:hover {
    border-color: var(--h-brand);
  }
  &:has(:checked) {
    border-color: var(--h-brand);
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
  [aria-invalid="true"] > & {
    border-color: var(--h-danger);
  }
`;

/** What a ChipField takes; `onChoose` hears the value of each chip that is pressed. */
export interface ChipFieldProps {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean;
  options: readonly Option[];
  chosen: readonly string[];
  /** Whether any number may be chosen. */
  isMany?: boolean;
  onChoose: (value: string) => void;
}

/** Draws the field; the native inputs beneath bring keys and names along. */
export function ChipField(props: ChipFieldProps) {
  const { label, hint, error, required, options, chosen, isMany = false, onChoose } = props;
  const id = useId();
  const say = useLiterals();
  return (
    <div className={group}>
      <span className={name} id={id}>
        {label}
        {hint ? <span className={styles.note}> {hint}</span> : null}
      </span>
      <div
        className={list}
        role={isMany ? 'group' : 'radiogroup'}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error && !isMany ? true : undefined}
        aria-required={required && !isMany ? true : undefined}
      >
        {options.map((option) => (
          <label key={option.value} className={chip} data-short={option.label.length < 3 ? '' : undefined}>
            <input
              type={isMany ? 'checkbox' : 'radio'}
              name={id}
              className={hiddenClass}
              checked={chosen.includes(option.value)}
              onChange={() => {
                onChoose(option.value);
              }}
              // A radio cannot be taken back; what may stay empty must be able to.
              onClick={() => {
                if (!isMany && !required && chosen.includes(option.value)) onChoose('');
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p className={styles.wrong} id={`${id}-error`}>
          <WarningIcon />
          {say(error)}
        </p>
      ) : null}
    </div>
  );
}
