/** View Response: who reached the person about their listings (S-038, S-381 to S-384). */
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
} from '../../../model/manage/responses.js';
import { manageMessages } from '../../../model/rules/messages/manage.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { HomeIcon } from '../../../widgets/kit/icons/card-icons.js';
import { UsersIcon } from '../../../widgets/kit/icons/icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { usePageMeta } from '../../page-meta.js';
import { postPath } from '../../layout/menu.js';
import { routes } from '../../routes.js';
import { OwnerFrame } from './frame.js';
import { useOwnerWords } from './words.js';
import { ResponseSearch } from './response-search.js';
import { ResponseTable } from './response-table.js';
import { SignInFirst } from './sign-in-first.js';

function NoListings() {
  const text = useOwnerWords();
  return (
    <EmptyState
      title={manageMessages.noListings}
      icon={<HomeIcon />}
      action={
        <ButtonLink variant="primary" href={postPath}>
          {text.post}
        </ButtonLink>
      }
    >
      {text.noListingsText}
    </EmptyState>
  );
}

function Responses() {
  const text = useOwnerWords();
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
      {responses?.length ? (
        <ResponseTable ids={ids ?? []} responses={responses} isPending={isPending} />
      ) : null}
    </>
  );
}

/** Draws the page; `?id=` of the address is the listing it begins with, else all of them (D-37). */
export function ResponsesPage() {
  const text = useOwnerWords();
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
      hasAgencies
      title={text.responsesTitle}
      text={text.responsesText}
      other={{ href: routes.manage.path, label: text.manageTitle }}
    >
      {login === null ? <Responses /> : <SignInFirst words={login} />}
    </OwnerFrame>
  );
}
