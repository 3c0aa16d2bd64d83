/** What was sent to the person's webhook, and the button that sends an example. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { type WebhookDelivery, webhookDeliveries, webhookTestForm } from '../../../model/partner/webhook.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useAccountForm } from '../account/use-account-form.js';
import { rowClass, stackClass } from './styles.js';
import { useWebhookWords } from './webhook-words.js';

const logClass = css`
  display: grid;
  gap: var(--h-space-3);
  padding: 0;
  margin: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-3);
    align-items: center;
    padding-block-end: var(--h-space-3);
    border-block-end: 1px solid var(--h-border);
  }
  & small {
    color: var(--h-muted);
    overflow-wrap: anywhere;
  }
`;

const tones = { waiting: 'info', arrived: 'success', 'given-up': 'danger' } as const;

/** Writes a moment with the time of day in India, which tells deliveries of one day apart. */
const clock = (at: string): string =>
  new Date(at).toLocaleTimeString('en-IN-u-nu-latn', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Kolkata',
  });

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const text = useWebhookWords();
  const locale = useLocale();
  const { type, at, state, tries, answer, dueAt } = delivery;
  const moment = (iso: string): string => `${formatDate(iso, locale)}, ${clock(iso)}`;
  return (
    <li>
      <b>{text.types[type]}</b>
      <Badge tone={tones[state]}>{text.states[state]}</Badge>
      <span>{moment(at)}</span>
      <small>
        {[
          text.tries(tries),
          answer && text.answer(answer),
          state === 'waiting' && dueAt && tries > 0 && text.nextTry(moment(dueAt)),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
    </li>
  );
}

/** Draws the last deliveries, the newest first. */
export function WebhookDeliveries() {
  const text = useWebhookWords();
  const { deliveries, failed, want } = useUnit({
    deliveries: webhookDeliveries.$value,
    failed: webhookDeliveries.$failure,
    want: webhookDeliveries.requested,
  });
  const { failure, isPending, submit } = useAccountForm(webhookTestForm);
  useEffect(() => {
    want();
  }, [want]);
  return (
    <div className={stackClass}>
      <h3>{text.deliveries}</h3>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <div className={rowClass}>
        <Button
          busy={isPending}
          onClick={() => {
            submit(undefined);
          }}
        >
          {text.sendTest}
        </Button>
        <Button
          onClick={() => {
            want();
          }}
        >
          {text.refresh}
        </Button>
      </div>
      {failed === null ? null : (
        <InlineNotice tone="danger" onRetry={want}>
          {text.deliveriesFailed}
        </InlineNotice>
      )}
      {deliveries?.length === 0 ? <p>{text.noDeliveries}</p> : null}
      <ul className={logClass} aria-label={text.deliveries}>
        {(deliveries ?? []).map((delivery) => (
          <Delivery key={delivery.id} delivery={delivery} />
        ))}
      </ul>
    </div>
  );
}
