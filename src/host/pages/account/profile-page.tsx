/** The person's own page: name and balance, everything of the account in tabs, and what to post (S-030, S-213 to S-216). */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useSearch } from 'wouter';
import { $coins, $isLoggedIn, $isSessionAsked } from '../../../model/account/entry.js';
import { $profile, $profileFailure, profileRequested } from '../../../model/account/profile.js';
import { Balance } from '../../../widgets/kit/contact/balance.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { type Tab, Tabs } from '../../../widgets/kit/navigation/tabs.js';
import { hiddenClass } from '../../../widgets/kit/layout/visually-hidden.js';
import { wideClass } from '../../layout/wide.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { CoinsTab } from './coins-tab.js';
import { ContactsTab } from './contacts-tab.js';
import { LoginFirst } from './login-first.js';
import type { AccountWords } from '../../../../words/en/account.js';
import { useAccountWords } from './words.js';
import { PasswordTab } from './password-tab.js';
import { PostingChooser } from './posting-chooser.js';
import { ProfileNav } from './profile-nav.js';
import { ProfileTab } from './profile-tab.js';
import { SafetyTab } from './safety-tab.js';

const page = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  min-height: 100vh;
  align-content: start;
  padding-block: var(--h-space-5) var(--h-space-8);
`;

const account = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 1fr) var(--h-size-320);
    gap: var(--h-space-4) var(--h-space-8);
    & > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--h-space-2) var(--h-space-4);
  & h2 {
    font-size: var(--h-text-24);
    font-weight: 700;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
`;

const balance = css`
  padding: var(--h-space-1);
  border-radius: var(--h-radius-full);
  background: var(--h-accent-soft);
`;

const tabNames = ['profile', 'password', 'coins', 'contacts', 'safety'] as const;
type TabName = (typeof tabNames)[number];

/** Keeps the tab in the address, so that it can be linked to and survives a reload. */
const useTab = (): [TabName, (name: TabName) => void] => {
  const go = useGo();
  const chosen = new URLSearchParams(useSearch()).get('tab');
  const name = tabNames.find((one) => one === chosen) ?? 'profile';
  return [
    name,
    (next) => {
      const query = next === 'profile' ? '' : `?tab=${next}`;
      go(routes.profile.path + query, { replace: true });
    },
  ];
};

const panels: Record<TabName, () => React.ReactNode> = {
  profile: () => <ProfileTab />,
  password: () => <PasswordTab />,
  coins: () => <CoinsTab />,
  contacts: () => <ContactsTab />,
  safety: () => <SafetyTab />,
};

const tabsOf = (text: AccountWords, shown: TabName): readonly Tab<TabName>[] =>
  tabNames.map((value) => ({
    value,
    label: text.tabs[value],
    panel: value === shown ? panels[value]() : null,
  }));

function Account() {
  const text = useAccountWords();
  const { profile, failure, coins, want, isLoggedIn } = useUnit({
    profile: $profile,
    failure: $profileFailure,
    coins: $coins,
    want: profileRequested,
    isLoggedIn: $isLoggedIn,
  });
  const [tab, setTab] = useTab();
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isLoggedIn) want();
  }, [isLoggedIn, want]);
  useEffect(() => {
    // Sideways only: on a phone the chosen tab may lie outside the row.
    const chosen = section.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    const row = chosen?.parentElement;
    if (chosen && row) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
  }, [tab]);
  if (!profile && failure)
    return (
      <>
        <InlineNotice tone="danger" onRetry={want}>
          {failure}
        </InlineNotice>
        <PostingChooser />
      </>
    );
  return (
    <section className={account} aria-label={text.account} ref={section}>
      <div className={head}>
        {profile ? <h2>{text.hello(profile.name)}</h2> : <Skeleton width="13em" height="30px" />}
        {profile ? (
          <Balance
            className={balance}
            coins={coins}
            text={text.available(coins)}
            title={text.coinsName(coins)}
          />
        ) : (
          <Skeleton width="8em" height="36px" />
        )}
      </div>
      <Tabs label={text.account} tabs={tabsOf(text, tab)} value={tab} onValue={setTab} />
      <PostingChooser />
    </section>
  );
}

/** Draws the page; signed out it says so and leads to signing in and back. */
export function ProfilePage() {
  const text = useAccountWords();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  usePageMeta({
    title: text.titles.profile,
    description: text.description,
    address: routes.profile.path,
    isHidden: true,
  });
  return (
    <>
      <ProfileNav />
      <div className={`${wideClass} ${page}`}>
        <h1 className={hiddenClass}>{text.titles.profile}</h1>
        {isLoggedIn || !isAsked ? (
          <Account />
        ) : (
          <>
            <LoginFirst />
            <PostingChooser />
          </>
        )}
      </div>
    </>
  );
}
