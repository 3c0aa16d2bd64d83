/** Moves the focus: to the first field at fault, and to the heading when the step has changed. */
import { type RefObject, useEffect, useRef } from 'react';
import type { Posting } from '../../../model/posting/entry.js';

const firstAtFault = (root: ParentNode): HTMLElement | null => {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of chips is not focusable, so its first chip gets the focus.
  return wrong?.querySelector<HTMLElement>('input') ?? wrong;
};

/** Moves the focus after each check and each change of the step. */
export function useFocus(form: RefObject<HTMLFormElement | null>, posting: Posting): void {
  const { complaints, step, stage, faults } = posting;
  const seen = useRef({ complaints, step });
  const isFaulty = Object.keys(faults).length > 0;
  useEffect(() => {
    const before = seen.current;
    seen.current = { complaints, step };
    const root = form.current?.getRootNode() as ParentNode | undefined;
    if (!root) return;
    if (before.complaints !== complaints && isFaulty) firstAtFault(root)?.focus();
    else if (before.step !== step) root.querySelector<HTMLElement>('[data-heading]')?.focus();
  }, [complaints, step, stage]);
}
