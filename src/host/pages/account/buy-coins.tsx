/** Buying coins: the packs, the payment one returns from, and the orders of before. */
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import {
  $areOrdersSettled,
  $coinOrders,
  $coinPacks,
  $orderFailure,
  $shownOrder,
  type CoinOrder,
  lookAtOrderFx,
  orderPackFx,
  ordersRequested,
  packsRequested,
} from '../../../model/coins/coin-orders.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { routes } from '../../routes.js';
import { type Bill, BillForm, plainBill } from './bill-form.js';
import { useBuyingWords } from './buying-words.js';
import { returnPathOf } from './return-path.js';

const section = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-3);
  justify-self: stretch;
  & h3 {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  & > p {
    max-width: 62ch;
    color: var(--h-muted);
    font-size: var(--h-text-14);
  }
`;

const packList = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-200)), 1fr));
  gap: var(--h-space-3);
  & > li {
    display: grid;
    gap: var(--h-space-2);
    padding: var(--h-space-4);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
    background: var(--h-surface);
  }
  & > li[data-chosen] {
    border-color: var(--h-brand);
    box-shadow: inset 0 0 0 1px var(--h-brand);
  }
  & b {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  & small {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

const orderList = css`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-4);
    justify-content: space-between;
    padding-block: var(--h-space-3);
    border-top: 1px solid var(--h-border);
    font-size: var(--h-text-15);
  }
  & small {
    flex: 1 1 100%;
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

/** Milliseconds between two looks at an order that is being paid. */
const lookEvery = 2000;

const rupees = (amount: number): string => `₹${amount.toLocaleString('en-IN')}`;
const rupeesEach = (amount: number): string => `₹${amount.toFixed(amount < 10 ? 1 : 0)}`;
const newKey = (): string => Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-');

/** Draws the order that the address names, and looks again until its payment is settled. */
function ShownOrder({ id }: { id: string }) {
  const text = useBuyingWords();
  const say = useLiterals();
  const { order, failure, look } = useUnit({
    order: $shownOrder,
    failure: $orderFailure,
    look: lookAtOrderFx,
  });
  const shown = order?.id === id ? order : null;
  const isOpen = shown?.state === 'open';
  useEffect(() => {
    // A failure is shown, and the next look may succeed.
    const see = () => void look(id).catch(() => undefined);
    see();
    if (shown && !isOpen) return undefined;
    const timer = setInterval(see, lookEvery);
    return () => {
      clearInterval(timer);
    };
  }, [id, isOpen, shown === null]);
  if (!shown) return failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null;
  if (shown.state === 'open')
    return (
      <>
        <InlineNotice tone="info">{text.waiting}</InlineNotice>
        {shown.payUrl === undefined ? null : <ButtonLink href={shown.payUrl}>{text.toPayment}</ButtonLink>}
      </>
    );
  if (shown.state !== 'paid')
    return (
      <InlineNotice tone={shown.state === 'refunded' ? 'info' : 'danger'}>{text[shown.state]}</InlineNotice>
    );
  return (
    <>
      <InlineNotice tone="success">{text.paid(shown.coins)}</InlineNotice>
      {shown.back === undefined ? null : (
        <ButtonLink variant="primary" href={shown.back}>
          {text.back}
        </ButtonLink>
      )}
    </>
  );
}

function Packs({ chosen, back }: { chosen: string | null; back: string | undefined }) {
  const text = useBuyingWords();
  const { sold, isPending, order } = useUnit({
    sold: $coinPacks,
    isPending: orderPackFx.pending,
    order: orderPackFx,
  });
  const [bill, setBill] = useState<Bill | undefined>(plainBill);
  // The same order, sent again after a lost answer, has the same key; another bill is another order.
  const keys = useRef(new Map<string, string>());
  const buy = async (coins: number): Promise<void> => {
    if (!bill) return;
    const about = [coins, bill.gstin, bill.state].join(' ');
    const key = keys.current.get(about) ?? newKey();
    keys.current.set(about, key);
    const made = await order({ coins, back, ...bill, key }).catch(() => undefined);
    if (made?.payUrl !== undefined) location.assign(made.payUrl);
  };
  return (
    <>
      <ul className={packList}>
        {sold?.packs.map(({ coins, rupees: price }) => (
          <li key={coins} data-chosen={String(coins) === chosen ? '' : undefined}>
            <b>{text.coins(coins)}</b>
            <small>{text.each(rupeesEach(price / coins))}</small>
            <Button
              variant={String(coins) === chosen ? 'primary' : 'secondary'}
              wide
              disabled={isPending || !bill}
              aria-label={`${text.coins(coins)}: ${text.pay(rupees(price))}`}
              onClick={() => void buy(coins)}
            >
              {text.pay(rupees(price))}
            </Button>
          </li>
        ))}
      </ul>
      <BillForm onBill={setBill} />
    </>
  );
}

function Orders({ orders }: { orders: readonly CoinOrder[] }) {
  const text = useBuyingWords();
  const locale = useLocale();
  return (
    <>
      <h3>{text.orders}</h3>
      <ul className={orderList}>
        {orders.map(({ id, coins, rupees: price, state, createdAt, invoice, creditNote }) => (
          <li key={id}>
            <span>
              {text.coins(coins)}, {rupees(price)}
            </span>
            <span>{text.states[state]}</span>
            <small>
              {formatDate(createdAt, locale)}
              {[invoice, creditNote].filter(Boolean).map((number) => (
                <span key={number}>
                  {' · '}
                  <a href={`${routes.invoice.path}?number=${number ?? ''}`}>{number}</a>
                </span>
              ))}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Draws packs and orders; nothing where no coins are sold and none were bought. */
export function BuyCoins() {
  const text = useBuyingWords();
  const say = useLiterals();
  const { isSettled, sold, orders, failure, wantPacks, wantOrders } = useUnit({
    isSettled: $areOrdersSettled,
    sold: $coinPacks,
    orders: $coinOrders,
    failure: $orderFailure,
    wantPacks: packsRequested,
    wantOrders: ordersRequested,
  });
  useEffect(() => {
    wantPacks();
    wantOrders();
  }, [wantPacks, wantOrders]);
  const query = new URLSearchParams(useSearch());
  const [order, back] = [query.get('order'), query.get('back')];
  // Both at once, so that what stands below them moves once.
  const isSold = isSettled && (sold?.packs.length ?? 0) > 0;
  return (
    <>
      {order === null ? null : (
        <section className={section} aria-live="polite">
          <ShownOrder id={order} />
        </section>
      )}
      {isSold ? (
        <section className={section}>
          <h3>{text.title}</h3>
          {failure && order === null ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
          <Packs chosen={query.get('pack')} back={back === null ? undefined : returnPathOf(back)} />
          <p>{sold?.isTest ? text.test : text.terms}</p>
        </section>
      ) : null}
      {isSettled && orders?.length ? (
        <section className={section}>
          <Orders orders={orders} />
        </section>
      ) : null}
    </>
  );
}
