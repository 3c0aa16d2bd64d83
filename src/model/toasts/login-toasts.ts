/** Toasts that wait for the next page: flags in session storage, shown once (S-203, S-204). */
import { attach, createEvent, sample } from 'effector';
import { $connection } from '../connection/connection.js';
import { sessionMessages } from '../rules/messages/session.js';
import { toastRequested } from './toasts.js';

/** Names the flags. */
type Flag = 'loginSuccess' | 'otpSent';

// Events
/** The site began. */
export const siteOpened = createEvent();
/** The page that asks for the OTP appeared. */
export const otpPageOpened = createEvent();

// Effects
const forget = (flag: Flag): void => {
  sessionStorage.removeItem(flag);
};

/** Raises a flag for the next page. */
export const raiseFlagFx = attach({
  source: $connection,
  effect: (_, flag: Flag) => {
    sessionStorage.setItem(flag, 'true');
  },
});

// Who leaves the page within the toast's five seconds does not see it twice: a seen flag is no longer "true".
const readLoginFlagFx = attach({
  source: $connection,
  effect: () => {
    const isRaised = sessionStorage.getItem('loginSuccess') === 'true';
    if (isRaised) sessionStorage.setItem('loginSuccess', 'shown');
    return isRaised;
  },
});

// "Shows once": the flag is removed when it is read.
const takeOtpFlagFx = attach({
  source: $connection,
  effect: () => {
    const isRaised = sessionStorage.getItem('otpSent') === 'true';
    forget('otpSent');
    return isRaised;
  },
});

// Wiring
sample({ clock: siteOpened, target: readLoginFlagFx });
sample({
  clock: readLoginFlagFx.doneData,
  filter: Boolean,
  fn: () => ({
    tone: 'success' as const,
    text: sessionMessages.loginSuccessful,
    id: 'login',
    onClose: () => {
      forget('loginSuccess');
    },
  }),
  target: toastRequested,
});
sample({ clock: otpPageOpened, target: takeOtpFlagFx });
sample({
  clock: takeOtpFlagFx.doneData,
  filter: Boolean,
  fn: () => ({ tone: 'success' as const, text: sessionMessages.otpSent, id: 'otp-sent' }),
  target: toastRequested,
});
