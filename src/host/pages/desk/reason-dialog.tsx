/** The reason of a decision, and its confirmation: the usual reason is there, so that Enter is enough. */
import { useUnit } from 'effector-react';
import { type ReactNode, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useDeskRefusals, useDeskWords } from './words.js';

const form = css`
  display: grid;
  gap: var(--h-space-4);
  & > div:last-child {
    display: flex;
    gap: var(--h-space-2);
    justify-content: flex-end;
  }
`;

const shortest = 3;
const longest = 500;

/** What the dialog takes. */
export interface ReasonDialogProps {
  title: string;
  /** What the decision brings about, and who reads the reason. */
  help: string;
  /** The reason that is usual. */
  usual?: string;
  /** Whether it takes nothing away from anybody. */
  isKind?: boolean;
  /** Whether the fields of its own, if any, are filled in. */
  isReady?: boolean;
  onReason: (reason: string) => void;
  onClose: () => void;
  /** Fields of its own, above the reason. */
  children?: ReactNode;
}

/** Draws the dialog. */
export function ReasonDialog({
  title,
  help,
  usual = '',
  isKind = false,
  isReady = true,
  onReason,
  onClose,
  children,
}: ReasonDialogProps) {
  const words = useDeskWords();
  const refusal = useDeskRefusals();
  const { isPending, failure } = useUnit({
    isPending: decisionForm.sendFx.pending,
    failure: decisionForm.$failure,
  });
  const [reason, setReason] = useState(usual);
  const canSend = isReady && reason.trim().length >= shortest;
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          if (canSend) onReason(reason.trim());
        }}
      >
        <p>{help}</p>
        {children}
        <Field label={words.reason} help={words.reasonHelp} required>
          {(control) => (
            <TextInput
              {...control}
              data-autofocus={children ? undefined : ''}
              value={reason}
              maxLength={longest}
              onText={setReason}
            />
          )}
        </Field>
        {failure ? <InlineNotice tone="danger">{refusal(failure)}</InlineNotice> : null}
        <div>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant={isKind ? 'primary' : 'danger'} busy={isPending} disabled={!canSend}>
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
