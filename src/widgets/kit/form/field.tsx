/** A labelled place for one control: label above, help below, error in place. */
import { type ReactNode, useId } from 'react';
import { WarningIcon } from '../icons/base-icons.js';
import { useLiterals } from '../literals/literals.js';
import { css } from '../style/sheet.js';

const field = css`
  display: grid;
  gap: var(--h-space-1);
  min-width: 0;
`;

const name = css`
  font-size: var(--h-text-14);
  font-weight: 600;
`;

const note = css`
  color: var(--h-muted);
  font-size: var(--h-text-13);
  font-weight: 400;
`;

const wrong = css`
  display: flex;
  gap: var(--h-space-1);
  align-items: start;
  color: var(--h-danger);
  font-size: var(--h-text-13);
  font-weight: 500;
`;

/** What a control spreads on its input, so that label, help and error belong to it. */
export interface ControlProps {
  id: string;
  required?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** What a Field takes; `children` draws the control with the props it is given. */
export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Text after the label of an optional field, such as "optional". */
  hint?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Draws a field; help and error are both shown and read with the control. */
export function Field({ label, help, error, required, hint, className = '', children }: FieldProps) {
  const id = useId();
  const say = useLiterals();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control: ControlProps = {
    id,
    ...(required ? { required } : {}),
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
  return (
    <div className={`${field} ${className}`}>
      <label className={name} htmlFor={id}>
        {label}
        {hint ? <span className={note}> {hint}</span> : null}
      </label>
      {children(control)}
      {help ? (
        <p className={note} id={`${id}-help`}>
          {help}
        </p>
      ) : null}
      {error ? (
        <p className={wrong} id={`${id}-error`}>
          <WarningIcon />
          {say(error)}
        </p>
      ) : null}
    </div>
  );
}
