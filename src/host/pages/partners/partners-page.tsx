/** /partners: keys for agents' and builders' own sites, their daily counts, and the lines to copy. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import {
  $havePartnerKeysFailed,
  $partnerKeys,
  type PartnerKey,
  partnerKeysRequested,
} from '../../../model/partner/keys.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { CopyIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { wideClass } from '../../layout/wide.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { LoginFirst } from '../account/login-first.js';
import { KeyActs } from './key-acts.js';
import { KeyDays } from './key-days.js';
import { KeySettings } from './key-settings.js';
import { usePartnerWords } from './words.js';
import { NewKey } from './new-key.js';
import { cardClass, leadClass, pageClass, rowClass, stackClass } from './styles.js';
import { TryIt } from './try-it.js';
import { useCopyText } from './use-copy-text.js';
import { WebhookPart } from './webhook-part.js';

function Key({ partner }: { partner: PartnerKey }) {
  const text = usePartnerWords();
  const copy = useCopyText();
  return (
    <section className={cardClass} aria-label={partner.name}>
      <div className={rowClass}>
        <h2>{partner.name}</h2>
        <Badge tone={partner.mode === 'live' ? 'success' : 'accent'}>{text[partner.mode]}</Badge>
      </div>
      <div className={rowClass}>
        <code>{partner.key}</code>
        <IconButton
          label={text.copyKey}
          icon={<CopyIcon />}
          onClick={() => {
            copy(partner.key);
          }}
        />
      </div>
      <KeySettings partner={partner} />
      <KeyDays partnerKey={partner.key} />
      <KeyActs partnerKey={partner.key} />
      <TryIt partner={partner} />
    </section>
  );
}

function Keys() {
  const text = usePartnerWords();
  const { keys, hasFailed, want } = useUnit({
    keys: $partnerKeys,
    hasFailed: $havePartnerKeysFailed,
    want: partnerKeysRequested,
  });
  const [chosen, setChosen] = useState('');
  useEffect(() => {
    want();
  }, [want]);
  if (hasFailed)
    return (
      <InlineNotice tone="danger" onRetry={want}>
        {text.loadFailed}
      </InlineNotice>
    );
  if (!keys) return <Skeleton className={cardClass} />;
  const shown = keys.find(({ key }) => key === chosen) ?? keys.at(-1);
  return (
    <>
      <NewKey />
      {shown ? (
        <>
          <ChoiceChips
            legend={text.yourKeys}
            options={keys.map(({ key, name }) => ({ value: key, label: name }))}
            value={shown.key}
            onValue={setChosen}
          />
          <Key key={shown.key} partner={shown} />
        </>
      ) : (
        <EmptyState title={text.noKeys}>{text.noKeysText}</EmptyState>
      )}
    </>
  );
}

function SignedIn() {
  const { keys, hasFailed } = useUnit({ keys: $partnerKeys, hasFailed: $havePartnerKeysFailed });
  return (
    <>
      <Keys />
      {/* The keys would push it down when they come. */}
      {keys || hasFailed ? <WebhookPart /> : null}
    </>
  );
}

/** Draws the page; without a session an explanation and a sign-in link. */
export function PartnersPage() {
  const text = usePartnerWords();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  usePageMeta({ title: text.title, description: text.description, address: routes.partners.path });
  return (
    <div className={`${wideClass} ${pageClass}`}>
      <header className={stackClass}>
        <h1>{text.heading}</h1>
        <p className={leadClass}>{text.lead}</p>
        <p>
          <a href={routes.developers.path}>{text.developers}</a>
        </p>
      </header>
      {isLoggedIn ? <SignedIn /> : isAsked ? <LoginFirst /> : <Skeleton className={cardClass} />}
    </div>
  );
}
