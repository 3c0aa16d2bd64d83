/** Choices as large chips under a label, with their error in place: one of a few, or any number of them. */
import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { ChoiceChip, chipListClass } from '../../kit/form/choice-chip.js';
import type { Option } from '../../kit/form/select.js';
import { css } from '../../kit/style/sheet.js';
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

/** Draws the field. */
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
        className={chipListClass}
        role={isMany ? 'group' : 'radiogroup'}
        aria-labelledby={id}
        aria-describedby={error ? `${id}-error` : undefined}
        aria-invalid={error && !isMany ? true : undefined}
        aria-required={required && !isMany ? true : undefined}
      >
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type={isMany ? 'checkbox' : 'radio'}
            name={id}
            size="large"
            isShort={option.label.length < 3}
            isChosen={chosen.includes(option.value)}
            onChoose={() => {
              onChoose(option.value);
            }}
            // A radio cannot be taken back; what may stay empty must be able to.
            onAgain={
              isMany || required
                ? undefined
                : () => {
                    onChoose('');
                  }
            }
          >
            {option.label}
          </ChoiceChip>
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
