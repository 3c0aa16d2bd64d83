/** Orders of coins: how each stands, and sending the money of one back. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import { type DeskOrder, deskOrders, type OrderState } from '../../../model/desk/money.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate, formatNumber, formatRupees } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { useBuyingWords } from '../account/buying-words.js';
import { PagedPart } from './paged-part.js';
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
  const { send, open } = useUnit({ send: decisionForm.submitted, open: decisionForm.opened });
  const [chosen, setChosen] = useState<DeskOrder | null>(null);
  // Money that was sent back brings the list anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [orders, open]);
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
  return (
    <PagedPart<OrderState, DeskOrder>
      of={deskOrders}
      label={words.orderState}
      options={[
        { value: '', label: words.allOrders },
        ...states.map((value) => ({ value, label: buying.states[value] })),
      ]}
      none={{ title: words.noOrders, text: words.noOrdersText }}
    >
      {(orders) => <Orders orders={orders} />}
    </PagedPart>
  );
}
