/** Choices drawn as chips: native radios or check boxes beneath, so that keys and names come with them. */
import { type ReactNode, useId } from 'react';
import { type CountedOption, toggled } from './checkbox-group.js';
import { css } from '../style/sheet.js';
import { hiddenClass } from '../layout/visually-hidden.js';

const legendClass = css`
  margin-bottom: var(--h-space-2);
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
  gap: var(--h-space-1);
  min-height: var(--h-size-36);
  padding: var(--h-space-1) var(--h-space-3);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius-full);
  background: var(--h-surface);
  font-size: var(--h-text-14);
  font-weight: 500;
  cursor: pointer;
  user-select: none;
  transition: background-color var(--h-fast) ease-out, border-color var(--h-fast) ease-out;
  @media (pointer: coarse) {
    min-height: var(--h-control);
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
  &:has(:disabled) {
    cursor: not-allowed;
    opacity: 0.5;
  }
`;

const countClass = css`
  color: var(--h-muted);
  font-weight: 400;
  font-variant-numeric: tabular-nums;
`;

interface Shared<Value extends string> {
  legend: ReactNode;
  hideLegend?: boolean;
  options: readonly CountedOption<Value>[];
}

/** What a ChipGroup takes: any number of choices. */
export interface ChipGroupProps<Value extends string> extends Shared<Value> {
  values: readonly Value[];
  onValues: (values: Value[]) => void;
}

/** What ChoiceChips takes: one choice; only with `clearable` choosing it again takes it back. */
export type ChoiceChipsProps<Value extends string> = Shared<Value> & { value: Value | '' } & (
    | { clearable?: false; onValue: (value: Value) => void }
    | { clearable: boolean; onValue: (value: Value | '') => void }
  );

interface ChipsProps extends Shared<string> {
  type: 'radio' | 'checkbox';
  isChosen: (value: string) => boolean;
  onChoose: (value: string) => void;
  onAgain?: (() => void) | undefined;
}

function Chips({ legend, hideLegend, options, type, isChosen, onChoose, onAgain }: ChipsProps) {
  const name = useId();
  return (
    <fieldset>
      <legend className={hideLegend ? hiddenClass : legendClass}>{legend}</legend>
      <div className={list}>
        {options.map((option) => (
          <label key={option.value} className={chip}>
            <input
              type={type}
              name={name}
              className={hiddenClass}
              checked={isChosen(option.value)}
              disabled={option.disabled}
              onChange={() => {
                onChoose(option.value);
              }}
              onClick={isChosen(option.value) ? onAgain : undefined}
            />
            {option.label}
            {option.count === undefined ? null : <span className={countClass}>{option.count}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Draws chips of which any number may be chosen. */
export function ChipGroup<Value extends string>({ values, onValues, ...shared }: ChipGroupProps<Value>) {
  return (
    <Chips
      {...shared}
      type="checkbox"
      isChosen={(value) => values.includes(value as Value)}
      onChoose={(value) => {
        onValues(toggled(shared.options, values, value as Value));
      }}
    />
  );
}

/** Draws chips of which one may be chosen. */
export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { value: chosen, onValue, clearable, ...shared } = props;
  return (
    <Chips
      {...shared}
      type="radio"
      isChosen={(value) => value === chosen}
      onChoose={(value) => {
        onValue(value as Value);
      }}
      onAgain={
        clearable
          ? () => {
              onValue('');
            }
          : undefined
      }
    />
  );
}
