/** View Response: who reached for the person's listings (S-038, S-381 to S-384). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import {
  $areResponsesPending,
  $chosenId,
  $haveResponsesFailed,
  $ownIds,
  $responses,
  $responsesLogin,
  responsesOpened,
} from '../../../model/responses.js';
import { manageMessages } from '../../../model/rules/messages/manage.js';
import { ButtonLink } from '../../../widgets/kit/button.js';
import { EmptyState } from '../../../widgets/kit/empty-state.js';
import { HomeIcon } from '../../../widgets/kit/card-icons.js';
import { LockIcon, UsersIcon } from '../../../widgets/kit/icons.js';
import { InlineNotice } from '../../../widgets/kit/inline-notice.js';
import { useMessages } from '../../../widgets/kit/messages.js';
import { Skeleton } from '../../../widgets/kit/skeleton.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { OwnerFrame } from './frame.js';
import { ownerWords } from './messages.js';
import { ResponseSearch } from './response-search.js';
import { ResponseTable } from './response-table.js';

/** Draws the server's words to whoever is signed out, and the way in and back (C-52). */
function SignInFirst({ words }: { words: string }) {
  const text = useMessages(ownerWords);
  const go = useGo();
  const query = useSearch();
  const from = query ? `${routes.viewResponse.path}?${query}` : routes.viewResponse.path;
  return (
    <EmptyState
      title={words}
      icon={<LockIcon />}
      action={
        <ButtonLink
          variant="primary"
          href={`${routes.login.path}?return=${encodeURIComponent(from)}`}
          onClick={(event) => {
            event.preventDefault();
            go(routes.login.path, { state: { from } });
          }}
        >
          {text.login}
        </ButtonLink>
      }
    >
      {text.loginText}
    </EmptyState>
  );
}

function NoListings() {
  const text = useMessages(ownerWords);
  return (
    <EmptyState
      title={manageMessages.noListings}
      icon={<HomeIcon />}
      action={
        <ButtonLink variant="primary" href={routes.profile.path}>
          {text.post}
        </ButtonLink>
      }
    >
      {text.noListingsText}
    </EmptyState>
  );
}

function Responses() {
  const text = useMessages(ownerWords);
  const { ids, responses, isPending, hasFailed, chosen, open } = useUnit({
    ids: $ownIds,
    responses: $responses,
    isPending: $areResponsesPending,
    hasFailed: $haveResponsesFailed,
    chosen: $chosenId,
    open: responsesOpened,
  });
  if (ids?.length === 0) return <NoListings />;
  return (
    <>
      <ResponseSearch ids={ids ?? []} />
      {hasFailed ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            open(chosen);
          }}
        >
          {text.failed}
        </InlineNotice>
      ) : null}
      {isPending && !responses ? <Skeleton height="240px" /> : null}
      {responses?.length === 0 ? (
        <EmptyState title={manageMessages.noResponses} icon={<UsersIcon />}>
          {text.noResponsesText}
        </EmptyState>
      ) : null}
      {responses?.length ? <ResponseTable responses={responses} isPending={isPending} /> : null}
    </>
  );
}

/** Draws the page; `?id=` of the address is the listing it begins with, else all of them (D-37). */
export function ResponsesPage() {
  const text = useMessages(ownerWords);
  const id = new URLSearchParams(useSearch()).get('id') ?? '';
  const { login, open } = useUnit({ login: $responsesLogin, open: responsesOpened });
  useEffect(() => {
    open(id);
  }, [open, id]);
  usePageMeta({
    title: text.responsesTitle,
    description: text.responsesText,
    address: routes.viewResponse.path,
    isHidden: true,
  });
  return (
    <OwnerFrame
      title={text.responsesTitle}
      text={text.responsesText}
      other={{ href: routes.manage.path, label: text.manageTitle }}
    >
      {login === null ? <Responses /> : <SignInFirst words={login} />}
    </OwnerFrame>
  );
}
