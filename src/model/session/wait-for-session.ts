/** Waiting for the answer to who is signed in, for a press that comes before it. */
import { attach, createEvent, createStore, sample } from 'effector';
import { $isLoggedIn, $isSessionKnown, checkAuthFx, sessionRequested } from './session.js';

interface Waiter {
  readonly resolve: (isLast: boolean) => void;
  readonly reject: (failure: unknown) => void;
}

const waiterAdded = createEvent<Waiter>();
const $waiter = createStore<Waiter | null>(null).on(waiterAdded, (_, waiter) => waiter);

/**
 * Waits until it is known who is signed in, and asks if nobody has; fails when that fails. Returns true, or false when a
 * later call began meanwhile: of several presses the last one counts.
 */
export const waitForSessionFx = attach({
  source: {
    isKnown: $isSessionKnown,
    isLoggedIn: $isLoggedIn,
    isPending: checkAuthFx.pending,
    waiter: $waiter,
  },
  effect: ({ isKnown, isLoggedIn, isPending, waiter }): boolean | Promise<boolean> => {
    // While a request is under way the person does not count as signed out.
    if (isKnown && (isLoggedIn || !isPending)) return true;
    waiter?.resolve(false);
    return new Promise((resolve, reject) => {
      waiterAdded({ resolve, reject });
      sessionRequested();
    });
  },
});

const answerWaiterFx = attach({
  source: $waiter,
  effect: (waiter, answer: { status: 'done' } | { status: 'fail'; error: unknown }) => {
    if (answer.status === 'done') waiter?.resolve(true);
    else waiter?.reject(answer.error);
  },
});

$waiter.reset(answerWaiterFx.done);

// Wiring
sample({ clock: checkAuthFx.finally, target: answerWaiterFx });
