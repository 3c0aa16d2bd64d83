/** Choices drawn as chips under a legend. */
import { type ReactNode, useId } from 'react';
import { type CountedOption, toggled } from './checkbox-group.js';
import { ChoiceChip, chipListClass } from './choice-chip.js';
import { css } from '../style/sheet.js';
import { hiddenClass } from '../layout/visually-hidden.js';

const legendClass = css`
  margin-bottom: var(--h-space-2);
  font-size: var(--h-text-14);
  font-weight: 600;
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
      <div className={chipListClass}>
        {options.map((option) => (
          <ChoiceChip
            key={option.value}
            type={type}
            name={name}
            isChosen={isChosen(option.value)}
            isDisabled={option.disabled}
            onChoose={() => {
              onChoose(option.value);
            }}
            onAgain={onAgain}
          >
            {option.label}
            {option.count === undefined ? null : <span className={countClass}>{option.count}</span>}
          </ChoiceChip>
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
