/** Where leads of the person's own listings are told: the address, its secret, an example and what was sent. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import {
  $webhook,
  $webhookSecret,
  ownWebhook,
  type Webhook,
  webhookEndForm,
  webhookForm,
  webhookSecretForm,
  webhookSecretStepUp,
  webhookStepUp,
} from '../../../model/partner/webhook.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { CopyIcon, TrashIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { StepUpDialog } from '../account/step-up-dialog.js';
import { useAccountForm } from '../account/use-account-form.js';
import { cardClass, leadClass, rowClass, stackClass } from './styles.js';
import { useCopyText } from './use-copy-text.js';
import { WebhookDeliveries } from './webhook-deliveries.js';
import { useWebhookWords } from './webhook-words.js';

/** Shows a secret that was just made; it is told once. */
function NewSecret({ secret }: { secret: string }) {
  const text = useWebhookWords();
  const copy = useCopyText();
  return (
    <div role="status" className={stackClass}>
      <p>{text.secretOnce}</p>
      <div className={rowClass}>
        <code>{secret}</code>
        <IconButton
          label={text.copySecret}
          icon={<CopyIcon />}
          onClick={() => {
            copy(secret);
          }}
        />
      </div>
    </div>
  );
}

function AddressForm({ webhook }: { webhook: Webhook }) {
  const text = useWebhookWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(webhookForm);
  const [url, setUrl] = useState(webhook.url);
  return (
    <form
      ref={element}
      className={stackClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ url: url.trim() });
      }}
    >
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Field label={text.address} help={text.addressHelp} error={faults.url}>
        {(control) => (
          <TextInput
            {...control}
            type="url"
            name="url"
            maxLength={300}
            value={url}
            onText={(typed) => {
              setUrl(typed);
              change('url');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant={webhook.url ? 'secondary' : 'primary'} busy={isPending}>
        {webhook.url ? text.save : text.begin}
      </Button>
    </form>
  );
}

/** Another secret, and ending it all; both after one more question. */
function Changes() {
  const text = useWebhookWords();
  const rotation = useAccountForm(webhookSecretForm);
  const ending = useAccountForm(webhookEndForm);
  const [asked, setAsked] = useState<'secret' | 'end' | null>(null);
  const failure = rotation.failure || ending.failure;
  const form = asked === 'end' ? ending : rotation;
  return (
    <>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      {asked ? (
        <div className={rowClass} role="alert">
          <span>{asked === 'end' ? text.endSure : text.rotateSure}</span>
          <Button
            variant={asked === 'end' ? 'danger' : 'primary'}
            busy={form.isPending}
            onClick={() => {
              form.submit(undefined);
              setAsked(null);
            }}
          >
            {asked === 'end' ? text.end : text.rotate}
          </Button>
          <Button
            onClick={() => {
              setAsked(null);
            }}
          >
            {text.keep}
          </Button>
        </div>
      ) : (
        <div className={rowClass}>
          <Button
            busy={rotation.isPending}
            onClick={() => {
              setAsked('secret');
            }}
          >
            {text.rotate}
          </Button>
          <Button
            icon={<TrashIcon />}
            busy={ending.isPending}
            onClick={() => {
              setAsked('end');
            }}
          >
            {text.end}
          </Button>
        </div>
      )}
    </>
  );
}

/** Draws the part; without a webhook only the address. */
export function WebhookPart() {
  const text = useWebhookWords();
  const locale = useLocale();
  const { webhook, secret, failed, want } = useUnit({
    webhook: $webhook,
    secret: $webhookSecret,
    failed: ownWebhook.$failure,
    want: ownWebhook.requested,
  });
  useEffect(() => {
    want();
  }, [want]);
  if (failed !== null)
    return (
      <InlineNotice tone="danger" onRetry={want}>
        {text.loadFailed}
      </InlineNotice>
    );
  if (!webhook) return <Skeleton className={cardClass} />;
  return (
    <section className={cardClass} aria-label={text.heading}>
      <StepUpDialog of={webhookStepUp} />
      <StepUpDialog of={webhookSecretStepUp} />
      <h2>{text.heading}</h2>
      <p className={leadClass}>{text.lead}</p>
      <AddressForm key={webhook.url} webhook={webhook} />
      {secret ? <NewSecret secret={secret} /> : null}
      {webhook.oldSecretUntil ? <p>{text.oldSecret(formatDate(webhook.oldSecretUntil, locale))}</p> : null}
      {webhook.url ? (
        <>
          <Changes />
          <WebhookDeliveries />
        </>
      ) : null}
    </section>
  );
}
