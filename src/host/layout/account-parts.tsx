/** The parts of the frame that depend on the session; their code is loaded beside the page. */
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { MenuIcon } from '../../widgets/kit/icons/icons.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { UnknownPerson } from './unknown-person.js';

const load = () => import('./sign-in-links.js');
const Start = lazy(async () => ({ default: (await load()).AccountStart }));
const Links = lazy(async () => ({ default: (await load()).SignInLinks }));
const Count = lazy(async () => ({ default: (await load()).NewsCount }));
const Label = lazy(async () => ({ default: (await load()).AccountLabel }));
const Mark = lazy(async () => ({ default: (await load()).MenuMark }));

const room = css`
  height: var(--h-size-112);
`;

/** Draws a part once mounted: not on the server, nor in the render that adopts what the server has drawn. */
function Later({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
  }, []);
  return isMounted ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}

/** Asks who is signed in, and shows the toasts that waited for this page (S-202, S-203). */
export function AccountStart() {
  return (
    <Later>
      <Start />
    </Later>
  );
}

/** Draws the sign-in links, or Log out (S-053, S-054). */
export function SignInPart({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<div className={room} />}>
      <Links onChosen={onChosen} />
    </Suspense>
  );
}

/** Draws what the header's account item says: Login, or who is signed in. */
export function AccountLabelPart() {
  return (
    <Later fallback={<UnknownPerson />}>
      <Label />
    </Later>
  );
}

/** Draws how many news wait for the person. */
export function NewsCountPart() {
  return (
    <Later>
      <Count />
    </Later>
  );
}

/** Draws the symbol of the phone's menu, or the initials of who is signed in. */
export function MenuMarkPart() {
  return (
    <Later fallback={<MenuIcon />}>
      <Mark />
    </Later>
  );
}
