/** What is said when a contact does not come about (S-460 to S-466, C-35, C-36). */
import type { Surface } from '../../api/contract/contact.schema.js';
import { hasStatus, isApiError, serverMessage } from '../../api/errors.js';
import type { ContactAction, ContactRequest } from './buttons.js';
import type { ToastRequest } from '../index.js';
import { coinMessages } from '../rules/messages/coins.js';

const notEnough: Record<ContactAction, Record<Surface, string>> = {
  number: { search: coinMessages.coinsForNumberOnSearch, detail: coinMessages.coinsForNumber },
  message: { search: coinMessages.coinsForContactOnSearch, detail: coinMessages.coinsForContact },
};

/** Says that the balance is below the price. */
export const notEnoughToast = ({ action, surface }: ContactRequest): ToastRequest => ({
  tone: 'info',
  text: notEnough[action][surface],
  id: 'not-enough-coins',
});

/** Tells whether the person has yet to allow this partner's page to spend coins. */
export const isAllowanceMissing = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'status' && error.code === 'confirm-first';

const failureText = (action: ContactAction, error: unknown): string => {
  // A person past a limit has to know it: the server says how long to wait.
  if (action === 'number')
    return (hasStatus(error, 429) ? serverMessage(error) : undefined) ?? coinMessages.ownerFailed;
  return serverMessage(error) ?? coinMessages.smsFailed;
};

/** Says why the owner was not reached. */
export const failureToast = (request: ContactRequest, error: unknown): ToastRequest =>
  hasStatus(error, 402)
    ? notEnoughToast(request)
    : { tone: 'error', text: failureText(request.action, error), id: 'contact-failed' };
