/** One amount of the loan: a slider, and a box for whoever knows the number. */
import { type ReactNode, useState } from 'react';
import { numberOf } from '../../../model/rules/numbers.js';
import { formatNumber } from '../../kit/language/format.js';
import { useLocale } from '../../kit/language/locale.js';
import { TextInput } from '../../kit/form/text-input.js';
import { loanStyles as styles } from './loan-styles.js';

/** What an AmountInput takes. */
interface AmountInputProps {
  label: string;
  before?: ReactNode;
  after?: ReactNode;
  value: number;
  min: number;
  max: number;
  step: number;
  onValue: (value: number) => void;
}

const numeric = (text: string): string => text.replace(/[^\d.,]/g, '');

/** Draws the input; what is typed counts when the box is left or Enter is pressed, and is kept within the ends. */
export function AmountInput({ label, before, after, value, min, max, step, onValue }: AmountInputProps) {
  const locale = useLocale();
  const [draft, setDraft] = useState<string | null>(null);
  const set = (to: number) => {
    onValue(Math.min(Math.max(to, min), max));
  };
  const commit = () => {
    const typed = draft === null ? null : numberOf(draft.replaceAll(',', ''));
    setDraft(null);
    if (typed !== null) set(typed);
  };
  return (
    <div className={styles.input}>
      <span aria-hidden="true">{label}</span>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        before={before}
        after={after}
        clean={numeric}
        value={draft ?? formatNumber(value, locale)}
        onText={setDraft}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
        }}
      />
      <input
        type="range"
        aria-label={label}
        {...{ min, max, step, value }}
        onInput={(event) => {
          set(Number(event.currentTarget.value));
        }}
      />
    </div>
  );
}
