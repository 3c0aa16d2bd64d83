/** A small box for a number: the typed value is applied on blur or Enter. */
import { useState } from 'react';
import { TextInput } from './text-input.js';

/** What a NumberBox takes; an empty box is null. */
export interface NumberBoxProps {
  label: string;
  value: number | null;
  onValue: (value: number | null) => void;
  unit?: string;
  placeholder?: string;
}

const numeric = (text: string) => text.replace(/[^\d.]/g, '').replace(/(\..*)\./g, '$1');

/** Draws the box. */
export function NumberBox({ label, value, onValue, unit, placeholder }: NumberBoxProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = value === null ? '' : String(Number(value.toFixed(2)));
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    onValue(draft === '' || draft === '.' ? null : Number(draft));
  };
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      placeholder={placeholder}
      after={unit}
      clean={numeric}
      value={draft ?? shown}
      onText={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || draft === null) return;
        event.preventDefault();
        commit();
      }}
    />
  );
}
