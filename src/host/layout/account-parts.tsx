/** The parts of the frame that depend on the session; their code is loaded beside the page. */
import { lazy, Suspense, useEffect, useState } from 'react';
import { css } from '../../widgets/kit/style/sheet.js';
import { UnknownPerson } from './unknown-person.js';

const load = () => import('./sign-in-links.js');
const Start = lazy(async () => ({ default: (await load()).AccountStart }));
const Links = lazy(async () => ({ default: (await load()).SignInLinks }));
const Count = lazy(async () => ({ default: (await load()).NewsCount }));
const Label = lazy(async () => ({ default: (await load()).AccountLabel }));

const room = css`
  height: var(--h-size-112);
`;

// Not on the server, nor in the render that adopts what the server has drawn.
const useIsMounted = (): boolean => {
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => {
    setIsMounted(true);
  }, []);
  return isMounted;
};

/** Asks who is signed in, and shows the toasts that waited for this page (S-202, S-203). */
export function AccountStart() {
  if (!useIsMounted()) return null;
  return (
    <Suspense>
      <Start />
    </Suspense>
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
  if (!useIsMounted()) return <UnknownPerson />;
  return (
    <Suspense fallback={<UnknownPerson />}>
      <Label />
    </Suspense>
  );
}

/** Draws how many news wait for the person. */
export function NewsCountPart() {
  if (!useIsMounted()) return null;
  return (
    <Suspense>
      <Count />
    </Suspense>
  );
}
