/** What an empty list shows: Sign in, Post Property, or Retry. */
import { useUnit } from 'effector-react';
import { $connection, isOwnSite } from '../../../model/index.js';
import { manageOpened } from '../../../model/manage/entry.js';
import { ButtonLink } from '../../kit/button/button.js';
import { HomeIcon } from '../../kit/icons/card-icons.js';
import { EmptyState } from '../../kit/status/empty-state.js';
import { LockIcon } from '../../kit/icons/icons.js';
import { InlineNotice } from '../../kit/status/inline-notice.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { useSignIn } from '../../kit/partner/use-sign-in.js';
import { useOwnLinks, useOffer } from '../settings.js';
import { useManageWords } from '../words.js';

/** Draws the server's message when nobody is signed in, with a link to sign in (C-52). */
export function SignInFirst({ words: said }: { words: string }) {
  const words = useManageWords();
  const say = useLiterals();
  const links = useOwnLinks();
  const offer = useOffer();
  const signIn = useSignIn('managing');
  const ask = offer('housing-sign-in', { action: 'manage' });
  const wayIn = (
    <ButtonLink
      variant="primary"
      href={links.signIn}
      onClick={(event) => {
        ask(event);
        if (!signIn || event.defaultPrevented) return;
        event.preventDefault();
        signIn();
      }}
    >
      {words.login}
    </ButtonLink>
  );
  return (
    <EmptyState title={say(said)} icon={<LockIcon />} action={wayIn}>
      {words.loginHelp}
    </EmptyState>
  );
}

/** Draws the Post Property link; also shown above every list. */
export function PostLink() {
  const words = useManageWords();
  const links = useOwnLinks();
  const offer = useOffer();
  return (
    <ButtonLink variant="primary" href={links.post} onClick={offer('housing-post', {})}>
      {words.post}
    </ButtonLink>
  );
}

/** Draws that nothing was posted yet (G-24). */
export function NoListings() {
  const words = useManageWords();
  return (
    <EmptyState title={words.noListings} icon={<HomeIcon />} action={<PostLink />}>
      {words.noListingsHelp}
    </EmptyState>
  );
}

/** Draws that the list could not be loaded; on another's page without a key, which no server answers, what is missing. */
export function Failure() {
  const words = useManageWords();
  const { connection, retry } = useUnit({ connection: $connection, retry: manageOpened });
  const isKeyMissing = connection?.key === undefined && !isOwnSite(connection);
  if (isKeyMissing) return <InlineNotice tone="danger">{words.keyMissing}</InlineNotice>;
  return (
    <InlineNotice
      tone="danger"
      onRetry={() => {
        retry();
      }}
    >
      {words.failed}
    </InlineNotice>
  );
}
