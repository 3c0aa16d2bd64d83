/** The reason of a decision, and its confirmation: the usual reason is there, so that Enter is enough. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { type DeskCase, decisionForm } from '../../../model/desk/desk.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { type Act, decisionOf } from './acts.js';
import { useDeskWords } from './words.js';

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
interface DecisionDialogProps {
  about: DeskCase;
  act: Act;
  onClose: () => void;
}

/** The reason that is usual for an act on a case. */
function useUsualReason({ reports }: DeskCase, act: Act): string {
  const words = useDeskWords();
  const [first] = reports;
  if (act === 'approve') return words.approved;
  return first && act !== 'answer' && act !== 'restore' ? words.usual[first.reason] : '';
}

/** Draws the dialog. */
export function DecisionDialog({ about, act, onClose }: DecisionDialogProps) {
  const words = useDeskWords();
  const { isPending, failure, send } = useUnit({
    isPending: decisionForm.sendFx.pending,
    failure: decisionForm.$failure,
    send: decisionForm.submitted,
  });
  const [reason, setReason] = useState(useUsualReason(about, act));
  const isShort = reason.trim().length < shortest;
  return (
    <Dialog isOpen onClose={onClose} title={words.acts[act]}>
      <form
        className={form}
        onSubmit={(event) => {
          event.preventDefault();
          const decision = decisionOf(about, act, reason.trim());
          if (decision && !isShort) send(decision);
        }}
      >
        <p>{words.actHelp[act]}</p>
        <Field label={words.reason} help={words.reasonHelp} required>
          {(control) => (
            <TextInput {...control} data-autofocus="" value={reason} maxLength={longest} onText={setReason} />
          )}
        </Field>
        {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
        <div>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            type="submit"
            variant={act === 'approve' || act === 'restore' ? 'primary' : 'danger'}
            busy={isPending}
            disabled={isShort}
          >
            {words.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
