/** The page that stands in for a payment provider's where payments are tried out. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import {
  $orderFailure,
  $shownOrder,
  endTestPaymentFx,
  lookAtOrderFx,
} from '../../../model/coins/coin-orders.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { AccountFrame, formClass } from './account-frame.js';
import { useBuyingWords } from './buying-words.js';
import { LoginFirst } from './login-first.js';

/** Draws the page. */
export function TestPaymentPage() {
  const text = useBuyingWords();
  const say = useLiterals();
  const go = useGo();
  const id = new URLSearchParams(useSearch()).get('order') ?? '';
  const { order, failure, isPending, isLoggedIn, isAsked, look, end } = useUnit({
    order: $shownOrder,
    failure: $orderFailure,
    isPending: endTestPaymentFx.pending,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
    look: lookAtOrderFx,
    end: endTestPaymentFx,
  });
  usePageMeta({
    title: text.testTitle,
    description: text.test,
    address: routes.testPayment.path,
    isHidden: true,
  });
  useEffect(() => {
    if (isLoggedIn) void look(id).catch(() => undefined);
  }, [isLoggedIn, id, look]);
  const leave = async (outcome: 'paid' | 'failed'): Promise<void> => {
    const ended = await end({ id, outcome }).catch(() => undefined);
    if (ended) go(`${routes.profile.path}?tab=coins&order=${encodeURIComponent(id)}`);
  };
  if (isAsked && !isLoggedIn) return <LoginFirst />;
  const price = order ? `₹${order.rupees.toLocaleString('en-IN')}` : '';
  return (
    <AccountFrame title={text.testTitle} text={order ? text.testText(order.coins, price) : text.test}>
      <div className={formClass}>
        {failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
        <Button variant="primary" wide busy={isPending} onClick={() => void leave('paid')}>
          {text.testPay}
        </Button>
        <Button wide disabled={isPending} onClick={() => void leave('failed')}>
          {text.testCancel}
        </Button>
      </div>
    </AccountFrame>
  );
}
