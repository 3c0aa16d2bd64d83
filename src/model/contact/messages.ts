/** The messages of a failed contact (S-460 to S-466, C-35, C-36). */
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import type { ContactAction, ContactPrices } from '../rules/contact-price.js';
import { refusalOf } from '../rules/contact-refusal.js';
import { coinMessages } from '../rules/messages/coins.js';
import type { ToastRequest } from '../toasts/toasts.js';
import type { ContactRequest } from './buttons.js';

/** Says that the balance is below the price. */
export const notEnoughToast = (prices: ContactPrices, { action, surface }: ContactRequest): ToastRequest => ({
  tone: 'info',
  text: coinMessages[refusalOf(action, surface, prices[surface])],
  id: 'not-enough-coins',
});

/** Tells whether a call failed because the person has not allowed this partner to spend coins. */
export const isAllowanceMissing = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'status' && error.code === 'confirm-first';

/** Tells whether a call failed because the person's phone is not verified yet. */
export const isPhoneUnproved = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'status' && error.code === 'phone-unverified';

const failureText = (action: ContactAction, error: unknown): string => {
  // Past a limit the server's message says how long to wait.
  if (action === 'number')
    return (hasStatus(error, 429) ? serverMessage(error) : undefined) ?? coinMessages.ownerFailed;
  return serverMessage(error) ?? coinMessages.smsFailed;
};

/** Says why the owner was not reached. */
export const failureToast = ({ action }: ContactRequest, error: unknown): ToastRequest => ({
  tone: 'error',
  text: failureText(action, error),
  id: 'contact-failed',
});
