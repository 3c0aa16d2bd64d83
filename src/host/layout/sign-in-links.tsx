/** The sign-in links for people who are signed out, Log out for those who are signed in (S-052 to S-054, S-217). */
import { useUnit } from 'effector-react';
import { lazy, type MouseEvent, Suspense, useEffect } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  $isLoggedIn,
  $isSessionAsked,
  logOutFx,
  logOutRequested,
  sessionRequested,
} from '../../model/account/entry.js';
import { siteOpened } from '../../model/toasts/login-toasts.js';
import { Button, ButtonLink } from '../../widgets/kit/button/button.js';
import { LogOutIcon, MenuIcon, UserIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../widgets/kit/status/skeleton.js';
import { useSiteWords } from '../words.js';
import { useGo } from '../navigation.js';
import { routes } from '../routes.js';
import { useSite } from '../site-context.js';
import { UnknownPerson } from './unknown-person.js';

// Only for those who are signed in.
const loadPerson = () => import('./signed-in-label.js');
const SignedInLabel = lazy(async () => ({ default: (await loadPerson()).SignedInLabel }));
const PersonMark = lazy(async () => ({ default: (await loadPerson()).PersonMark }));
const PersonHead = lazy(async () => ({ default: (await loadPerson()).PersonHead }));
const BellCount = lazy(() => import('./bell-count.js'));

const account = css`
  display: grid;
  gap: var(--h-space-3);
  margin-top: var(--h-space-3);
  padding-top: var(--h-space-3);
  border-top: 1px solid var(--h-border);
  & p {
    color: var(--h-muted);
    font-size: var(--h-text-14);
    text-align: center;
  }
`;

/** Asks who is signed in, and shows the toasts that waited for this page. */
export function AccountStart() {
  const { want, open } = useUnit({ want: sessionRequested, open: siteOpened });
  useEffect(() => {
    want();
    open();
  }, [want, open]);
  return null;
}

function SignedOut({ onChosen }: { onChosen: () => void }) {
  const text = useSiteWords();
  const { brand } = useSite();
  const go = useGo();
  const [path] = useLocation();
  const query = useSearch();
  // Signing in ends on the page where it began.
  const follow = (event: MouseEvent, to: string) => {
    onChosen();
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    go(to, { state: { from: query ? `${path}?${query}` : path } });
  };
  return (
    <>
      <ButtonLink
        href={routes.login.path}
        variant="primary"
        wide
        onClick={(event) => {
          follow(event, routes.login.path);
        }}
      >
        {text.login}
      </ButtonLink>
      <p>
        {text.newHere(brand)}{' '}
        <a
          href={routes.signup.path}
          onClick={(event) => {
            follow(event, routes.signup.path);
          }}
        >
          {text.signUp}
        </a>
      </p>
    </>
  );
}

function SignedIn() {
  const text = useSiteWords();
  const { isPending, logOut } = useUnit({ isPending: logOutFx.pending, logOut: logOutRequested });
  return (
    <Button
      wide
      icon={<LogOutIcon />}
      busy={isPending}
      onClick={() => {
        logOut();
      }}
    >
      {text.logOut}
    </Button>
  );
}

/** Draws the sign-in links or Log out; neither before the state is known (C-60). */
export function SignInLinks({ onChosen }: { onChosen: () => void }) {
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  if (!isAsked)
    return (
      <div className={account}>
        <Skeleton height="var(--h-control)" />
      </div>
    );
  return <div className={account}>{isLoggedIn ? <SignedIn /> : <SignedOut onChosen={onChosen} />}</div>;
}

/** Draws Login for people who are signed out, else who is signed in; neither before the state is known (C-60). */
export function AccountLabel() {
  const text = useSiteWords();
  const { isLoggedIn, isAsked } = useUnit({ isLoggedIn: $isLoggedIn, isAsked: $isSessionAsked });
  if (!isAsked) return <UnknownPerson />;
  if (!isLoggedIn)
    return (
      <>
        <UserIcon />
        {text.login}
      </>
    );
  return (
    <Suspense fallback={<UnknownPerson />}>
      <SignedInLabel />
    </Suspense>
  );
}

/** Draws the symbol of the phone's menu, for a signed-in person their initials. */
export function MenuMark() {
  if (!useUnit($isLoggedIn)) return <MenuIcon />;
  return (
    <Suspense fallback={<MenuIcon />}>
      <PersonMark />
    </Suspense>
  );
}

/** Draws who is signed in, at the head of the phone's menu; nothing for people who are signed out. */
export function AccountHead({ onChosen }: { onChosen: () => void }) {
  if (!useUnit($isLoggedIn)) return null;
  return (
    <Suspense>
      <PersonHead onChosen={onChosen} />
    </Suspense>
  );
}

/** Draws how many news wait; nothing for people who are signed out. */
export function NewsCount() {
  if (!useUnit($isLoggedIn)) return null;
  return (
    <Suspense>
      <BellCount />
    </Suspense>
  );
}
