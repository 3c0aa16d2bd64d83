/** Connects a form with its state: faults, whether it is being sent, and the focus on the first fault. */
import type { Effect } from 'effector';
import { useUnit } from 'effector-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Faults, FormState } from '../../../model/requests/form-state.js';

/** The state of a form for its page. */
export interface AccountForm<Field extends string, Input> {
  element: RefObject<HTMLFormElement | null>;
  faults: Faults<Field>;
  failure: string;
  isPending: boolean;
  submit: (input: Input) => void;
  /** Says that a field was changed. */
  change: (field: Field) => void;
}

/** The state of a form with the effect that sends it. */
type SendingForm<Field extends string, Input, Result> = FormState<Field, Input> & {
  sendFx: Effect<Input, Result>;
};

/** Returns the state of a form; each fault that is found moves the focus to the first field it concerns. */
export function useAccountForm<Field extends string, Input, Result>(
  form: SendingForm<Field, Input, Result>,
): AccountForm<Field, Input> {
  const { faults, failure, complaints, isPending, submit, change, open } = useUnit({
    faults: form.$faults,
    failure: form.$failure,
    complaints: form.$complaints,
    isPending: form.sendFx.pending,
    submit: form.submitted,
    change: form.fieldChanged,
    open: form.opened,
  });
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    open();
  }, [open]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [complaints]);
  return {
    element,
    faults,
    failure,
    isPending,
    submit: submit,
    change: change,
  };
}
