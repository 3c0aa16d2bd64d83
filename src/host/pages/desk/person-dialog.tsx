/** The dialog of a decision about a person, with the coins or the RERA number that it takes. */
import { useUnit } from 'effector-react';
import { useState } from 'react';

import { decisionForm } from '../../../model/desk/desk.js';
import type { DeskFoundPerson, PersonDecision } from '../../../model/desk/records.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { ReasonDialog } from './reason-dialog.js';
import { useDeskWords } from './words.js';

/** What can be decided about a person. */
export type PersonAct = PersonDecision['act'];

const mostCoins = 100_000;

/** The number that a decision is most likely about. */
const firstTextOf = ({ rera, statedRera }: DeskFoundPerson, act: PersonAct): string => {
  if (act === 'check-rera') return statedRera;
  return act === 'withdraw-rera' ? (rera[0]?.number ?? '') : '';
};

/** What the dialog takes. */
interface PersonDialogProps {
  person: DeskFoundPerson;
  act: PersonAct;
  onClose: () => void;
}

/** Draws the dialog. */
export function PersonDialog({ person, act, onClose }: PersonDialogProps) {
  const words = useDeskWords();
  const send = useUnit(decisionForm.submitted);
  const [text, setText] = useState(firstTextOf(person, act));
  const isGrant = act === 'grant';
  const isRera = act === 'check-rera' || act === 'withdraw-rera';
  const coins = /^\d+$/.test(text.trim()) ? Number(text) : 0;
  const isReady = isGrant ? coins >= 1 && coins <= mostCoins : !isRera || text.trim() !== '';
  return (
    <ReasonDialog
      title={`${words.personActs[act]}: ${person.name}`}
      help={words.personHelp[act]}
      isKind={act !== 'suspend' && act !== 'withdraw-rera'}
      isReady={isReady}
      onReason={(reason) => {
        const own = isGrant ? { coins } : isRera ? { number: text.trim() } : {};
        send({ about: 'person', id: person.id, body: { act, reason, ...own } });
      }}
      onClose={onClose}
    >
      {isGrant ? (
        <Field label={words.coins} help={words.coinsHelp(mostCoins)} required>
          {(control) => (
            <TextInput {...control} data-autofocus="" inputMode="numeric" value={text} onText={setText} />
          )}
        </Field>
      ) : null}
      {isRera ? (
        <Field label={words.reraNumber} required>
          {(control) => (
            <TextInput {...control} data-autofocus="" value={text} maxLength={40} onText={setText} />
          )}
        </Field>
      ) : null}
    </ReasonDialog>
  );
}
