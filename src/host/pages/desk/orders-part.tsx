/** Orders of coins: how each stands, and sending the money of one back. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import {
  $hasOlderOrders,
  $haveOrdersFailed,
  $orders,
  $orderState,
  type DeskOrder,
  fetchOrdersFx,
  olderOrdersAsked,
  ordersChosen,
  type OrderState,
} from '../../../model/desk/money.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate, formatNumber, formatRupees } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useBuyingWords } from '../account/buying-words.js';
import { ReasonDialog } from './reason-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

const states = ['open', 'paid', 'failed', 'checking', 'refunded'] as const;
const tones = {
  open: 'plain',
  paid: 'success',
  failed: 'plain',
  checking: 'danger',
  refunded: 'accent',
} as const;

function Order({ order, onRefund }: { order: DeskOrder; onRefund: () => void }) {
  const words = useDeskWords();
  const buying = useBuyingWords();
  const locale = useLocale();
  const { state, coins, paise, paidPaise, buyer, balance, invoice, creditNote, createdAt, provider } = order;
  const wasPaidOtherwise = paidPaise !== undefined && paidPaise !== paise;
  return (
    <>
      <div>
        <b>{formatRupees(paise / 100, locale)}</b>, {buying.coins(coins)}{' '}
        <Badge tone={tones[state]}>{buying.states[state]}</Badge>
        <br />
        {buyer ?? words.noBuyer}
        {balance === undefined ? null : `, ${words.balance(balance)}`}
        <br />
        <small>
          {formatDate(createdAt, locale)}, <span lang="en">{provider}</span>, {order.id}
          {invoice ? `, ${invoice}` : ''}
          {creditNote ? `, ${creditNote}` : ''}
        </small>
        {wasPaidOtherwise ? <p>{words.paidOtherwise(`₹${formatNumber(paidPaise / 100, locale)}`)}</p> : null}
        {state === 'refunded' && !order.refundedAt ? <p>{words.notSent}</p> : null}
      </div>
      {order.canRefund ? (
        <Button
          size="small"
          variant="danger"
          aria-label={`${words.refundOrder}: ${order.id}`}
          onClick={onRefund}
        >
          {words.refundOrder}
        </Button>
      ) : null}
    </>
  );
}

function Orders({ orders }: { orders: readonly DeskOrder[] }) {
  const words = useDeskWords();
  const { hasOlder, isPending, older, send, open } = useUnit({
    hasOlder: $hasOlderOrders,
    isPending: fetchOrdersFx.pending,
    older: olderOrdersAsked,
    send: decisionForm.submitted,
    open: decisionForm.opened,
  });
  const [chosen, setChosen] = useState<DeskOrder | null>(null);
  // Money that was sent back brings the list anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [orders, open]);
  if (orders.length === 0)
    return (
      <EmptyState title={words.noOrders} icon={<CheckIcon />}>
        {words.noOrdersText}
      </EmptyState>
    );
  return (
    <>
      <ul aria-label={words.parts.orders} className={styles.list}>
        {orders.map((order) => (
          <li key={order.id} className={styles.row}>
            <Order
              order={order}
              onRefund={() => {
                setChosen(order);
              }}
            />
          </li>
        ))}
      </ul>
      {hasOlder ? (
        <Button
          busy={isPending}
          onClick={() => {
            older();
          }}
        >
          {words.older}
        </Button>
      ) : null}
      {chosen ? (
        <ReasonDialog
          title={words.refundOrder}
          help={words.refundOrderHelp}
          onReason={(reason) => {
            send({ about: 'order', id: chosen.id, body: { reason } });
          }}
          onClose={() => {
            setChosen(null);
            open();
          }}
        />
      ) : null}
    </>
  );
}

/** Draws the part. */
export function OrdersPart() {
  const words = useDeskWords();
  const buying = useBuyingWords();
  const { orders, state, hasFailed, choose } = useUnit({
    orders: $orders,
    state: $orderState,
    hasFailed: $haveOrdersFailed,
    choose: ordersChosen,
  });
  useEffect(() => {
    choose('');
  }, [choose]);
  return (
    <>
      <div className={styles.search}>
        <Field label={words.orderState}>
          {(control) => (
            <Select<OrderState>
              {...control}
              value={state}
              options={[
                { value: '', label: words.allOrders },
                ...states.map((value) => ({ value, label: buying.states[value] })),
              ]}
              onValue={choose}
            />
          )}
        </Field>
      </div>
      {hasFailed ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            choose(state);
          }}
        >
          {words.failed}
        </InlineNotice>
      ) : null}
      {orders || hasFailed ? null : <Skeleton height="240px" />}
      {orders ? <Orders orders={orders} /> : null}
    </>
  );
}
