/** A small box for a number: the typed value is applied on blur or Enter, and one that cannot be is kept with the reason. */
import { useEffect, useId, useState } from 'react';
import { css } from '../style/sheet.js';
import { TextInput } from './text-input.js';

const errorClass = css`
  margin-top: var(--h-space-1);
  color: var(--h-danger);
  font-size: var(--h-text-13);
`;

/** What a NumberBox takes; an empty box is null. */
export interface NumberBoxProps {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  unit?: string;
  placeholder?: string;
  /** Says why a number cannot be taken; it stays in the box, and is taken once it can be. */
  refuse?: (value: number) => string | undefined;
  /** What was refused is dropped, since everything was reset. */
  isReset?: boolean;
}

const numeric = (text: string) => text.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1');

const read = (draft: string): number | null => (draft === '' || draft === '.' ? null : Number(draft));

/** Draws the box. */
export function NumberBox(props: NumberBoxProps) {
  const { label, value, onValue, unit, placeholder, refuse, isReset = false } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const id = useId();
  const shown = value === null ? '' : String(Number(value.toFixed(2)));
  const number = draft === null ? null : read(draft);
  const refusal = number === null ? undefined : refuse?.(number);
  const commit = () => {
    if (draft === null) return;
    setLeft(refusal !== undefined);
    if (refusal !== undefined) return;
    setDraft(null);
    onValue(number);
  };
  useEffect(() => {
    if (!isLeft) return;
    if (isReset) {
      setDraft(null);
      setLeft(false);
    } else if (refusal === undefined) commit();
  }, [refusal, isReset]);
  const fault = isLeft ? refusal : undefined;
  return (
    <div>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : id}
        placeholder={placeholder}
        after={unit}
        clean={numeric}
        value={draft ?? shown}
        onText={(text) => {
          setLeft(false);
          setDraft(text);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || draft === null) return;
          event.preventDefault();
          commit();
        }}
      />
      {fault === undefined ? null : (
        <p id={id} className={errorClass} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
