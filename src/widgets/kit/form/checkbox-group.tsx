/** A list of check boxes under one legend, with a count beside each when there is one. */
import type { ReactNode } from 'react';
import type { Option } from './select.js';
import { css } from '../style/sheet.js';
import { hiddenClass } from '../layout/visually-hidden.js';

const group = css`
  display: grid;
  gap: var(--h-space-1);
`;

const legendClass = css`
  margin-bottom: var(--h-space-1);
  font-size: var(--h-text-14);
  font-weight: 600;
`;

const row = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: center;
  min-height: var(--h-size-32);
  font-size: var(--h-text-15);
  cursor: pointer;
  @media (pointer: coarse) {
    min-height: var(--h-control);
  }
  & > input {
    flex: none;
    width: var(--h-size-18);
    height: var(--h-size-18);
    accent-color: var(--h-brand);
    cursor: inherit;
  }
  &[data-disabled] {
    cursor: not-allowed;
    color: var(--h-muted);
  }
`;

const countClass = css`
  margin-inline-start: auto;
  color: var(--h-muted);
  font-size: var(--h-text-13);
  font-variant-numeric: tabular-nums;
`;

/** One box of the group; its count is the number of homes behind it. */
export interface CountedOption<Value extends string = string> extends Option<Value> {
  count?: string;
}

/** What a CheckboxGroup takes; the chosen values always come in the order of the options. */
export interface CheckboxGroupProps<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly CountedOption<Value>[];
  values: readonly Value[];
  onValues: (values: Value[]) => void;
}

/** Returns the values after one was switched, in the order of the options. */
export function toggled<Value extends string>(
  options: readonly Option<Value>[],
  values: readonly Value[],
  value: Value,
): Value[] {
  return options
    .map((option) => option.value)
    .filter((one) => (one === value ? !values.includes(one) : values.includes(one)));
}

/** Draws a group of check boxes. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { legend, hideLegend, options, values, onValues } = props;
  return (
    <fieldset className={group}>
      <legend className={hideLegend ? hiddenClass : legendClass}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={row} data-disabled={option.disabled ? '' : undefined}>
          <input
            type="checkbox"
            checked={values.includes(option.value)}
            disabled={option.disabled}
            onChange={() => {
              onValues(toggled(options, values, option.value));
            }}
          />
          {option.label}
          {option.count === undefined ? null : <span className={countClass}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
