/** The dialog of a decision about a case. */
import { useUnit } from 'effector-react';
import { type DeskCase, decisionForm } from '../../../model/desk/desk.js';
import { type Act, decisionOf } from './acts.js';
import { ReasonDialog } from './reason-dialog.js';
import { useDeskWords } from './words.js';

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
  if (act === 'give') return words.given;
  return first && act !== 'answer' && act !== 'restore' ? words.usual[first.reason] : '';
}

/** Draws the dialog. */
export function DecisionDialog({ about, act, onClose }: DecisionDialogProps) {
  const words = useDeskWords();
  const send = useUnit(decisionForm.submitted);
  return (
    <ReasonDialog
      title={words.acts[act]}
      help={words.actHelp[act]}
      usual={useUsualReason(about, act)}
      isKind={act === 'approve' || act === 'restore' || act === 'give'}
      onReason={(reason) => {
        const decision = decisionOf(about, act, reason);
        if (decision) send(decision);
      }}
      onClose={onClose}
    />
  );
}
