/** The page that the link of an invitation leads to: what it is about, and taking it up; nothing happens before a press. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import {
  $inviteFailure,
  acceptInviteFx,
  type AgencyOfPerson,
  type OpenedInvite,
  openInviteFx,
  workForFx,
} from '../../../model/people/agencies.js';
import { readInviteHash } from '../../../model/rules/agency.js';
import { Button, ButtonLink } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { styles } from './styles.js';
import { useAgencyFaults, useAgencyWords } from './words.js';

const storageName = 'housing-invitation';

/** The token of the address; kept while somebody signs up, in this window alone. */
const useToken = (): string | undefined => {
  const [token] = useState(() => {
    const given = readInviteHash(location.hash);
    try {
      if (given) sessionStorage.setItem(storageName, given);
      return given ?? readInviteHash(sessionStorage.getItem(storageName) ?? '');
    } catch {
      return given;
    }
  });
  return token;
};

function Joined({ agency }: { agency: AgencyOfPerson }) {
  const { join: words } = useAgencyWords();
  const go = useGo();
  const { workFor, isPending } = useUnit({ workFor: workForFx, isPending: workForFx.pending });
  return (
    <>
      <InlineNotice tone="success">{words.done(agency.name)}</InlineNotice>
      <div>
        <Button
          variant="primary"
          busy={isPending}
          onClick={() => {
            workFor(agency.id)
              .then(() => {
                go(routes.manage.path);
              })
              .catch(() => undefined);
          }}
        >
          {words.work}
        </Button>
      </div>
    </>
  );
}

function SignIn() {
  const { join: words } = useAgencyWords();
  const go = useGo();
  const enter = (path: string) => (event: React.MouseEvent) => {
    event.preventDefault();
    go(path, { state: { from: routes.agencyInvitation.path } });
  };
  return (
    <>
      <p>{words.signedOut}</p>
      <div className={styles.head}>
        <div>
          <ButtonLink variant="primary" href={routes.login.path} onClick={enter(routes.login.path)}>
            {words.login}
          </ButtonLink>
          <ButtonLink href={routes.signup.path} onClick={enter(routes.signup.path)}>
            {words.signup}
          </ButtonLink>
        </div>
      </div>
    </>
  );
}

function Offer({ invite, token, onJoined }: OfferProps) {
  const { join: words } = useAgencyWords();
  const locale = useLocale();
  const { accept, isPending, isLoggedIn, isAsked } = useUnit({
    accept: acceptInviteFx,
    isPending: acceptInviteFx.pending,
    isLoggedIn: $isLoggedIn,
    isAsked: $isSessionAsked,
  });
  return (
    <section className={styles.card} aria-label={words.title}>
      <h2>
        {words.offer(invite.name)} {words.asRole[invite.role]}
      </h2>
      <p>{words.about}</p>
      <p className={styles.muted}>{words.until(invite.email, formatDate(invite.expiresAt, locale))}</p>
      {isLoggedIn ? (
        <div className={styles.head}>
          <div>
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => {
                accept(token)
                  .then(onJoined)
                  .catch(() => undefined);
              }}
            >
              {words.accept}
            </Button>
            <ButtonLink href={routes.home.path}>{words.later}</ButtonLink>
          </div>
        </div>
      ) : isAsked ? (
        <SignIn />
      ) : null}
    </section>
  );
}

interface OfferProps {
  invite: OpenedInvite;
  token: string;
  onJoined: (agency: AgencyOfPerson) => void;
}

/** Draws the page. */
export function JoinPage() {
  const { join: words } = useAgencyWords();
  const say = useAgencyFaults();
  const token = useToken();
  const { open, failure } = useUnit({ open: openInviteFx, failure: $inviteFailure });
  const [invite, setInvite] = useState<OpenedInvite>();
  const [joined, setJoined] = useState<AgencyOfPerson>();
  useEffect(() => {
    if (token)
      open(token)
        .then(setInvite)
        .catch(() => undefined);
  }, [open, token]);
  usePageMeta({
    title: words.title,
    description: words.about,
    address: routes.agencyInvitation.path,
    isHidden: true,
  });
  const problem = token ? failure && say(failure) : words.missing;
  return (
    <ListPage isNarrow title={words.title} status={invite || problem ? undefined : words.loading}>
      {problem ? <InlineNotice tone="danger">{problem}</InlineNotice> : null}
      {token && !invite && !problem ? <Skeleton height="var(--h-size-240)" /> : null}
      {joined ? <Joined agency={joined} /> : null}
      {token && invite && !joined ? <Offer {...{ invite, token }} onJoined={setJoined} /> : null}
    </ListPage>
  );
}
