/** Five one-digit inputs that are one code: typed, pasted, filled in by the phone, corrected (S-210, S-211, C-18). */
import { type KeyboardEvent, useId, useRef } from 'react';
import { otpDigits, otpLength } from '../../../model/rules/validate/contact-fields.js';
import { WarningIcon } from '../../../widgets/kit/icons/icons.js';
import { controlClass } from '../../../widgets/kit/form/control-style.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { useAccountWords } from './words.js';

const boxes = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, var(--h-size-56)));
  justify-content: space-between;
  gap: var(--h-space-2);
`;

const box = css`
  min-height: var(--h-size-56);
  padding-inline: 0;
  font-size: var(--h-text-24);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: center;
`;

const wrong = css`
  display: flex;
  gap: var(--h-space-1);
  margin-top: var(--h-space-2);
  color: var(--h-danger);
  font-size: var(--h-text-13);
  font-weight: 500;
`;

const places = Array.from({ length: otpLength }, (_, place) => place);

/** Puts digits into the boxes from a place on; a code of full length always begins at the first box. */
export const spread = (digits: readonly string[], from: number, typed: string): string[] => {
  const start = typed.length === otpLength ? 0 : from;
  return places.map((place) => typed[place - start] ?? digits[place] ?? '');
};

/** What OtpBoxes takes; each box holds one digit or nothing. */
interface OtpBoxesProps {
  digits: readonly string[];
  onDigits: (digits: string[]) => void;
  error?: string | undefined;
}

/** Draws the boxes. */
export function OtpBoxes({ digits, onDigits, error }: OtpBoxesProps) {
  const say = useLiterals();
  const text = useAccountWords();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const focus = (place: number) => {
    const input = row.current?.querySelectorAll('input')[Math.min(Math.max(place, 0), otpLength - 1)];
    input?.focus();
    input?.select();
  };
  const fill = (place: number, given: string) => {
    // A box that is full gets its digit replaced, whichever side of it the new one was typed.
    const fresh = otpDigits(given.length === 2 ? given.replace(digits[place] ?? '', '') : given);
    if (!fresh) {
      onDigits(digits.map((digit, at) => (at === place && given === '' ? '' : digit)));
      return;
    }
    onDigits(spread(digits, place, fresh));
    focus(fresh.length === otpLength ? otpLength - 1 : place + fresh.length);
  };
  const keys = (event: KeyboardEvent, place: number) => {
    if (event.key === 'Backspace' && !digits[place] && place > 0) {
      event.preventDefault();
      onDigits(digits.map((digit, at) => (at === place - 1 ? '' : digit)));
      focus(place - 1);
    }
    if (event.key === 'ArrowLeft') focus(place - 1);
    if (event.key === 'ArrowRight') focus(place + 1);
    if (event.key.startsWith('Arrow')) event.preventDefault();
  };
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hiddenClass}>{text.otpGroup}</legend>
      <div className={boxes} ref={row}>
        {places.map((place) => (
          <input
            key={place}
            className={`${controlClass} ${box}`}
            type="text"
            inputMode="numeric"
            autoComplete={place === 0 ? 'one-time-code' : 'off'}
            aria-label={text.otpDigit(place + 1)}
            aria-invalid={error ? true : undefined}
            value={digits[place] ?? ''}
            onInput={(event) => {
              fill(place, event.currentTarget.value);
            }}
            onPaste={(event) => {
              event.preventDefault();
              fill(place, event.clipboardData.getData('text'));
            }}
            onKeyDown={(event) => {
              keys(event, place);
            }}
            onFocus={(event) => {
              event.currentTarget.select();
            }}
          />
        ))}
      </div>
      {error ? (
        <p className={wrong} id={`${id}-error`} role="alert">
          <WarningIcon />
          {say(error)}
        </p>
      ) : null}
    </fieldset>
  );
}
