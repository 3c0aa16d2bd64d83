/** Waiting for the answer to who is signed in, for a press that comes before it. */
import { attach, createEvent, createStore, sample } from 'effector';
import { $isLoggedIn, $isSessionKnown, checkAuthFx, sessionRequested } from './session.js';

interface Waiter {
  readonly resolve: (isLast: boolean) => void;
  readonly reject: (failure: unknown) => void;
}

const waiterCame = createEvent<Waiter>();
const $waiter = createStore<Waiter | null>(null).on(waiterCame, (_, waiter) => waiter);

/**
 * Ends once it is known who is signed in, and asks when nobody did; fails with the question. Answers true, or false to
 * one that was still waiting when a later one began to: of several presses the last one counts.
 */
export const waitForSessionFx = attach({
  source: {
    isKnown: $isSessionKnown,
    isLoggedIn: $isLoggedIn,
    isPending: checkAuthFx.pending,
    waiter: $waiter,
  },
  effect: ({ isKnown, isLoggedIn, isPending, waiter }): boolean | Promise<boolean> => {
    // While an answer is on its way nobody can say that the person is signed out.
    if (isKnown && (isLoggedIn || !isPending)) return true;
    waiter?.resolve(false);
    return new Promise((resolve, reject) => {
      waiterCame({ resolve, reject });
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
