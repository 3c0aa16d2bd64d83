/** Finds the own listing that an address names and goes on to its form, or to a copy of it, or says why it cannot. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $editable, $editableFault, editedIn, editedRequested } from '../../../model/posting/edited.js';
import type { ListingKind } from '../../../model/index.js';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { HomeIcon } from '../../../widgets/kit/icons/card-icons.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useOwnerWords } from '../owner/words.js';
import { SignInFirst } from '../owner/sign-in-first.js';
import { postingPathOf } from './posting-paths.js';

/** What a FindEdited takes: the id and the form of the address. */
interface FindEditedProps {
  id: string;
  listingType: ListingKind;
  step: 1 | 2;
  /** Whether a new form is to begin with what it says. */
  isCopied: boolean;
}

function NotYours({ id }: { id: string }) {
  const text = useOwnerWords();
  return (
    <EmptyState
      title={text.notYours(id)}
      icon={<HomeIcon />}
      action={
        <ButtonLink variant="primary" href={routes.manage.path}>
          {text.manageTitle}
        </ButtonLink>
      }
    >
      {text.notYoursText}
    </EmptyState>
  );
}

/** Draws the state until the listing is found; corrects the address of another kind. */
export function FindEdited({ id, listingType, step, isCopied }: FindEditedProps) {
  const text = useOwnerWords();
  const say = useLiterals();
  const go = useGo();
  const { all, fault, want } = useUnit({ all: $editable, fault: $editableFault, want: editedRequested });
  // Loaded again, since an earlier answer may be outdated.
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    want();
    setAsked(true);
  }, [want, id]);
  const found = isAsked && all ? editedIn(all, id) : undefined;
  useEffect(() => {
    if (!found) return;
    if (isCopied) {
      go(postingPathOf(found.listingType, 1), { replace: true, state: { copy: found.listing } });
      return;
    }
    const state = { property: found.listing, mode: 'edit' };
    const isRightKind = found.listingType === listingType;
    go(postingPathOf(found.listingType, isRightKind ? step : 1, found.listing), { replace: true, state });
  }, [found, go, isCopied, listingType, step]);
  if (fault === 'signed-out') return <SignInFirst words={say(sessionMessages.loginFirst)} />;
  if (fault === 'failed')
    return (
      <InlineNotice
        tone="danger"
        onRetry={() => {
          want();
        }}
      >
        {text.editFailed}
      </InlineNotice>
    );
  if (isAsked && all && !found) return <NotYours id={id} />;
  return <Skeleton height="60vh" />;
}
