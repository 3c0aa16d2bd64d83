/** The question before a contact that takes coins on a partner's page, in a frame or window of ours (docs/decisions/0078). */
import { useUnit } from 'effector-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { approveContactFx, type ContactQuestion } from '../../model/partner/details.js';
import { Button } from '../../widgets/kit/button/button.js';
import { questionClass } from '../../widgets/kit/contact/contact-question.js';
import { useContactWords } from '../../widgets/kit/contact/contact-words.js';
import { CoinIcon, EyeIcon } from '../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { useUncovered } from './use-uncovered.js';
import { usePopupWords } from './words.js';

const isFrame = window.parent !== window;
/** Milliseconds after which a covered frame leaves the question to our own window. */
const patience = 3000;

const tell = (type: 'housing:allowed' | 'housing:alone', origin: string): void => {
  const page = isFrame ? window.parent : (window.opener as Window | null);
  page?.postMessage({ type }, origin);
};

interface ConfirmContactProps {
  question: ContactQuestion;
  /** The page that asks. */
  origin: string;
}

/** The answer of the person: only a press of their own, on a button that they saw, is one. */
function useAnswer({ question, origin }: ConfirmContactProps) {
  const element = useRef<HTMLDivElement>(null);
  const { isUncovered, stays } = useUncovered(element);
  const approve = useUnit(approveContactFx);
  const [step, setStep] = useState<'asked' | 'going' | 'done' | 'failed'>('asked');
  useEffect(() => {
    if (!isFrame || isUncovered || step !== 'asked') return undefined;
    const limit = setTimeout(tell, patience, 'housing:alone', origin);
    return () => {
      clearTimeout(limit);
    };
  }, [isUncovered, step, origin]);
  const answer = async (): Promise<void> => {
    setStep('going');
    if (!(await stays())) {
      setStep('asked');
      return;
    }
    await approve(question);
    setStep('done');
    tell('housing:allowed', origin);
    if (!isFrame) window.close();
  };
  const press = ({ nativeEvent }: MouseEvent): void => {
    if (!nativeEvent.isTrusted || !isUncovered || step === 'going') return;
    answer().catch(() => {
      setStep('failed');
    });
  };
  return { element, isUncovered, step, press };
}

/** Draws the question. */
export function ConfirmContact(props: ConfirmContactProps) {
  const { action, surface, title, place, propertyId, site, coins, balance, dailyCoins } = props.question;
  const [text, words] = [usePopupWords(), useContactWords()];
  const { element, isUncovered, step, press } = useAnswer(props);
  const name = words.actions[surface][action];
  if (step === 'done' && !isFrame) return <p role="status">{text.allowed}</p>;
  return (
    <div ref={element} className={questionClass}>
      <b>{[title, place].filter(Boolean).join(', ')}</b>
      <p>{text.askedOn(propertyId, site)}</p>
      <p>
        <CoinIcon />
        <span>
          {coins === 0 ? words.paidFor : `${words.price(coins, balance)} ${text.dayLimit(dailyCoins)}`}
        </span>
      </p>
      <p>
        <EyeIcon />
        {words.consent}
      </p>
      {step === 'failed' ? <InlineNotice tone="danger">{text.gone}</InlineNotice> : null}
      <Button
        variant="primary"
        size="large"
        wide
        disabled={!isUncovered}
        busy={step === 'going' || step === 'done'}
        onClick={press}
      >
        {coins === 0 ? name : words.withPrice(name, coins)}
      </Button>
    </div>
  );
}
