/** The person's own listings, or in their place skeletons, Sign in, or Post Property. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { sessionRequested } from '../../model/account/entry.js';
import {
  $hasManageFailed,
  $isManagePending,
  $loginWords,
  $ownItems,
  cooldownLeft,
  manageOpened,
} from '../../model/manage/entry.js';
import { Skeleton } from '../kit/status/skeleton.js';
import { Failure, NoListings, SignInFirst } from './list/empty.js';
import { OwnList } from './list/own-list.js';
import { ListingUrlProvider } from './settings.js';
import { styles } from './styles.js';
import { useLazyParts } from './lazy.js';
import { useManageWords } from './words.js';

/** What the view takes: the attributes of the element. */
export interface ManageProps {
  find?: string | undefined;
  listingUrl?: string | undefined;
}

function Shapes() {
  const words = useManageWords();
  return (
    <ul className={styles.list} aria-label={words.loading} aria-busy="true">
      {[0, 1, 2].map((at) => (
        <li key={at}>
          <Skeleton height="var(--h-size-180)" />
        </li>
      ))}
    </ul>
  );
}

function Content({ find }: { find: string }) {
  const { items, words, hasFailed, isPending } = useUnit({
    items: $ownItems,
    words: $loginWords,
    hasFailed: $hasManageFailed,
    isPending: $isManagePending,
  });
  if (words !== null && !isPending) return <SignInFirst words={words} />;
  return (
    <>
      {hasFailed ? <Failure /> : null}
      {items === null ? hasFailed ? null : <Shapes /> : <OwnList items={items} find={find} />}
      {items?.length === 0 ? <NoListings /> : null}
    </>
  );
}

/** Draws the widget. */
export function ManageView({ find = '', listingUrl }: ManageProps) {
  const send = useUnit({ open: manageOpened, leave: cooldownLeft, want: sessionRequested });
  const lazy = useLazyParts();
  useEffect(() => {
    send.want();
    send.open();
    return () => {
      send.leave();
    };
  }, []);
  return (
    <ListingUrlProvider value={listingUrl}>
      <div className={styles.root}>
        <Content find={find} />
        {lazy ? <lazy.DeleteDialog /> : null}
        {lazy ? <lazy.FollowPosted /> : null}
        {lazy ? <lazy.PageToaster /> : null}
      </div>
    </ListingUrlProvider>
  );
}
