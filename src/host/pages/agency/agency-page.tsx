/** The agencies that somebody belongs to, and the own one of an agent or builder (/profile/agency). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { profileRequested } from '../../../model/account/profile.js';
import { $agencies, $agencyFailure, agencyRequested, ownAgencies } from '../../../model/people/agencies.js';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { OwnerFrame } from '../owner/frame.js';
import { SignInFirst } from '../owner/sign-in-first.js';
import { AgencyCard } from './agency-card.js';
import { styles } from './styles.js';
import { WorkingFor } from './working-for.js';
import { useAgencyFaults, useAgencyWords } from './words.js';

function Own() {
  const words = useAgencyWords();
  const say = useAgencyFaults();
  const { own, failed, failure, known, ask, askAgency, askProfile } = useUnit({
    own: ownAgencies.$value,
    failed: ownAgencies.$failure,
    failure: $agencyFailure,
    known: $agencies,
    askAgency: agencyRequested,
    ask: ownAgencies.requested,
    askProfile: profileRequested,
  });
  useEffect(() => {
    ask();
    askProfile();
  }, [ask, askProfile]);
  useEffect(() => {
    for (const { id } of own?.agencies ?? []) askAgency(id);
  }, [own, askAgency]);
  if (failed !== null)
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  // All at once, so that nothing moves that is read already.
  const isWaiting = own?.agencies.some(({ id }) => !known[id]) && !failure;
  if (!own || isWaiting) return <Skeleton height="60vh" />;
  if (own.agencies.length === 0)
    return (
      <EmptyState
        title={words.none}
        action={
          <ButtonLink variant="primary" href={routes.profile.path}>
            {words.profile}
          </ButtonLink>
        }
      >
        {words.noneText}
      </EmptyState>
    );
  return (
    <div className={styles.page}>
      <WorkingFor />
      {failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
      {own.agencies.map((agency) => (
        <AgencyCard key={agency.id} agency={agency} details={known[agency.id]} />
      ))}
    </div>
  );
}

/** Draws the page. */
export function AgencyPage() {
  const words = useAgencyWords();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  usePageMeta({ title: words.title, description: words.text, address: routes.agency.path, isHidden: true });
  return (
    <OwnerFrame
      title={words.title}
      text={words.text}
      other={{ href: routes.manage.path, label: words.listings }}
    >
      {isLoggedIn || !isAsked ? <Own /> : <SignInFirst words={sessionMessages.loginFirst} />}
    </OwnerFrame>
  );
}
