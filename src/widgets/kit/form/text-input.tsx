/** A one-line text input, with room for a sign before it and a unit after it. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { controlClass } from './control-style.js';
import { css } from '../style/sheet.js';

const frame = css`
  position: relative;
  display: grid;
  align-items: center;
  grid-template-columns: auto 1fr auto;
  & > input {
    grid-area: 1 / 1 / 2 / 4;
  }
  & > input[data-before] {
    padding-inline-start: var(--h-size-40);
  }
  & > input[data-after] {
    padding-inline-end: var(--h-size-64);
  }
`;

const side = css`
  grid-row: 1;
  grid-column: 1;
  z-index: 1;
  padding-inline: var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-14);
  pointer-events: none;
  &[data-side="after"] {
    grid-column: 3;
  }
`;

/** What a TextInput takes: `onText` hears each change; `clean` rewrites what was typed, such as digits only. */
export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onInput' | 'onChange'> {
  onText?: (text: string) => void;
  clean?: (text: string) => string;
  before?: ReactNode;
  after?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Draws a text input. */
export function TextInput({ onText, clean, before, after, className = '', ...rest }: TextInputProps) {
  const input = (
    <input
      type="text"
      {...rest}
      className={`${controlClass} ${className}`}
      data-before={before ? '' : undefined}
      data-after={after ? '' : undefined}
      onInput={(event) => {
        const field = event.currentTarget;
        const text = clean ? clean(field.value) : field.value;
        // Preact does not restore a rejected value of a controlled input, so the cleaned one is written back.
        if (text !== field.value) field.value = text;
        onText?.(text);
      }}
    />
  );
  if (!before && !after) return input;
  return (
    <span className={frame}>
      {input}
      {before ? <span className={side}>{before}</span> : null}
      {after ? (
        <span className={side} data-side="after">
          {after}
        </span>
      ) : null}
    </span>
  );
}
