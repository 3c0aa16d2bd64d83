/** What a person can do when an owner's number led nowhere: ask the coins back, and see how that stands. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { PaidContact } from '../../../model/coins/coin-history.js';
import {
  $refundFailure,
  $refunds,
  askRefundFx,
  type RefundReason,
} from '../../../model/coins/contact-refunds.js';
import { refundMessages } from '../../../model/rules/messages/refunds.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { ownRefusals } from '../../own-refusals.js';
import { useBuyingWords } from './buying-words.js';

const choice = css`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--h-space-2);
  align-items: center;
  & > p {
    flex: 1 1 100%;
    max-width: 62ch;
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
  & > [role] {
    flex: 1 1 100%;
  }
`;

const refusal = ownRefusals(refundMessages);

/** Milliseconds in which coins can be asked back. */
const askWithin = 7 * 24 * 3_600_000;
const reasons: readonly RefundReason[] = ['wrong-number', 'sold', 'no-answer'];

/** Draws the choice of a paid number; nothing when it is too late and nothing was asked. */
export function RefundChoice({ contact: { action, user, coins, at } }: { contact: PaidContact }) {
  const text = useBuyingWords();
  const { refunds, failure, isPending, ask } = useUnit({
    refunds: $refunds,
    failure: $refundFailure,
    isPending: askRefundFx.pending,
    ask: askRefundFx,
  });
  const [isOpen, setIsOpen] = useState(false);
  if (action !== 'number' || !refunds) return null;
  const refund = refunds.find((each) => each.user === user);
  if (refund)
    return (
      <div className={choice} role="status">
        <p>
          {text.refund[refund.state](refund.coins)}
          {refund.answer === undefined ? null : ` ${refund.answer}`}
        </p>
      </div>
    );
  if (coins < 1 || Date.now() - Date.parse(at) > askWithin) return null;
  if (!isOpen)
    return (
      <div className={choice}>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            setIsOpen(true);
          }}
        >
          {text.refund.ask}
        </Button>
      </div>
    );
  return (
    <div className={choice}>
      <p>{text.refund.help}</p>
      {reasons.map((reason) => (
        <Button
          key={reason}
          size="small"
          disabled={isPending}
          onClick={() => void ask({ user, reason }).catch(() => undefined)}
        >
          {text.refund.reasons[reason]}
        </Button>
      ))}
      {failure?.user === user ? (
        <InlineNotice tone="danger">{refusal(text.refund.refusals, failure.text)}</InlineNotice>
      ) : null}
    </div>
  );
}
