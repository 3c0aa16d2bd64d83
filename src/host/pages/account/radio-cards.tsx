/** A choice of few, drawn as wide cards over native radios, with its error in place. */
import { useId } from 'react';
import { WarningIcon } from '../../../widgets/kit/icons/icons.js';
import type { Option } from '../../../widgets/kit/form/select.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';

const legendClass = css`
  margin-bottom: var(--h-space-1);
  font-size: var(--h-text-14);
  font-weight: 600;
`;

const cards = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

const card = css`
  position: relative;
  flex: 1 1 auto;
  @media (max-width: 479px) {
    &:first-child:nth-last-child(3) {
      flex-basis: 100%;
    }
  }
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: var(--h-control);
  padding: var(--h-space-1) var(--h-space-3);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius);
  background: var(--h-surface);
  font-size: var(--h-text-15);
  font-weight: 500;
  text-align: center;
  cursor: pointer;
  transition: background-color var(--h-fast) ease-out, border-color var(--h-fast) ease-out;
  &:hover {
    border-color: var(--h-brand);
  }
  &:has(:checked) {
    border-color: var(--h-brand);
    background: var(--h-brand-soft);
    color: var(--h-brand-strong);
    font-weight: 600;
  }
  &:has([aria-invalid="true"]) {
    border-color: var(--h-danger);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--h-brand);
    outline-offset: 2px;
  }
`;

const wrong = css`
  display: flex;
  gap: var(--h-space-1);
  margin-top: var(--h-space-1);
  color: var(--h-danger);
  font-size: var(--h-text-13);
  font-weight: 500;
`;

/** What RadioCards takes. */
interface RadioCardsProps<Value extends string> {
  legend: string;
  options: readonly Option<Value>[];
  value: Value | '';
  onValue: (value: Value) => void;
  error?: string | undefined;
}

/** Draws the choice. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, options, value, onValue, error } = props;
  const say = useLiterals();
  const id = useId();
  const fault = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <fieldset>
      <legend className={legendClass}>{legend}</legend>
      <div className={cards}>
        {options.map((option) => (
          <label key={option.value} className={card}>
            <input
              type="radio"
              name={id}
              className={hiddenClass}
              checked={option.value === value}
              {...fault}
              onChange={() => {
                onValue(option.value);
              }}
            />
            {option.label}
          </label>
        ))}
      </div>
      {error ? (
        <p className={wrong} id={`${id}-error`}>
          <WarningIcon />
          {say(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
