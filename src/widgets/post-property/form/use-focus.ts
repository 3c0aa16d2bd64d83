/** Moves the focus: to the first field at fault, and to the heading when the step has changed. */
import { type RefObject, useEffect, useRef } from 'react';
import type { OpenForm } from './form-context.js';

const firstAtFault = (root: ParentNode): HTMLElement | null => {
  const wrong = root.querySelector<HTMLElement>('[aria-invalid="true"]');
  // A group of chips is not focusable, so its first chip gets the focus.
  return wrong?.querySelector<HTMLElement>('input') ?? wrong;
};

/** Moves the focus after each check and each change of the step; a field at fault comes into view with its half. */
export function useFocus(
  form: RefObject<HTMLFormElement | null>,
  { posting, part, showPart }: Pick<OpenForm, 'posting' | 'part' | 'showPart'>,
): void {
  const { complaints, step, stage, faults } = posting;
  const seen = useRef({ complaints, step, part });
  const isFaulty = Object.keys(faults).length > 0;
  useEffect(() => {
    const before = seen.current;
    seen.current = { complaints, step, part };
    const root = form.current?.getRootNode() as ParentNode | undefined;
    if (!root) return;
    if (before.complaints !== complaints && isFaulty) {
      const wrong = firstAtFault(root);
      if (!wrong?.closest('[hidden]')) {
        wrong?.focus();
        return;
      }
      seen.current = before;
      showPart(part === 'photos' ? 'extras' : 'photos');
    } else if (before.step !== step || before.part !== part)
      root.querySelector<HTMLElement>('[data-heading]')?.focus();
  }, [complaints, step, stage, part]);
}
