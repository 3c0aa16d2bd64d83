/** The parts of the frame that know who is signed in; their code comes beside the page, not before it. */
import { lazy, Suspense } from 'react';
import { css } from '../../widgets/kit/style/sheet.js';

const load = () => import('./account-doors.js');
const Start = lazy(async () => ({ default: (await load()).AccountStart }));
const Doors = lazy(async () => ({ default: (await load()).LoginDoors }));

const room = css`
  height: var(--h-size-112);
`;

/** Asks who is signed in, and says what waited for this page (S-202, S-203). */
export function AccountStart() {
  return (
    <Suspense>
      <Start />
    </Suspense>
  );
}

/** Draws the way in, or out (S-053, S-054). */
export function LoginPart({ onChosen }: { onChosen: () => void }) {
  return (
    <Suspense fallback={<div className={room} />}>
      <Doors onChosen={onChosen} />
    </Suspense>
  );
}
