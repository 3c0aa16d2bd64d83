/** What the person allows: being signed in on the site. Coins are asked about one contact at a time. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import {
  type SignInRequest,
  approveFx,
  partnerUses,
  type SignInWindow,
} from '../../model/partner/sign-in-window.js';
import { Button } from '../../widgets/kit/button/button.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { AccountFrame } from '../pages/account/account-frame.js';
import { deliver, deliveryOf } from './deliver.js';
import { usePopupWords } from './words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
  & b {
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: var(--h-space-1);
    margin-top: var(--h-space-1);
    padding-inline-start: var(--h-space-5);
    list-style: disc;
    color: var(--h-muted);
    font-size: var(--h-text-15);
  }
`;

const buttons = css`
  display: grid;
  gap: var(--h-space-2);
`;

/** What a Consent takes. */
interface ConsentProps {
  request: SignInRequest;
  state: string;
  shown: SignInWindow;
  isBusy: boolean;
  onDecline: () => void;
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <b>{title}</b>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}

/** Draws the question; nothing is shared before its button is pressed. */
export function Consent({ request, state, shown, isBusy, onDecline }: ConsentProps) {
  const text = usePopupWords();
  const approve = useUnit(approveFx);
  const [step, setStep] = useState<'asked' | 'going' | 'done'>('asked');
  const { name, origin, person } = shown;
  const { uses } = request;
  const may = [...new Set(uses.flatMap((use) => text.may[use]))];
  const goOn = async () => {
    setStep('going');
    const delivery = deliveryOf(request);
    const approved = await approve({ delivery });
    await deliver(request, state, delivery, approved);
    setStep('done');
  };
  if (step === 'done')
    return (
      <AccountFrame title={name} text={text.done}>
        <Button
          wide
          onClick={() => {
            window.close();
          }}
        >
          {text.close}
        </Button>
      </AccountFrame>
    );
  return (
    <AccountFrame title={text.consentTitle(name)} text={person ? text.asPerson(person) : text.asYou}>
      <div className={parts}>
        <List title={text.mayTitle(origin)} items={may} />
        {uses.length < partnerUses.length ? <p>{text.moreLater}</p> : null}
        <List title={text.mayNotTitle} items={text.mayNot} />
        <div className={buttons}>
          <Button
            variant="primary"
            size="large"
            wide
            busy={isBusy || step === 'going'}
            onClick={() => {
              // A failure is shown in place of the question.
              goOn().catch(() => {
                setStep('asked');
              });
            }}
          >
            {text.goOn}
          </Button>
          <Button wide onClick={onDecline}>
            {text.notNow}
          </Button>
        </div>
      </div>
    </AccountFrame>
  );
}
