/** Why a call failed: one closed union, so that every caller can handle every reason. */

/** The network did not answer. */
export interface NetworkError {
  reason: 'network';
}
/** The call's own time limit passed (C-61). */
export interface TimeoutError {
  reason: 'timeout';
}
/** The server answered with a status that is not 2xx. */
export interface StatusError {
  reason: 'status';
  status: number;
  /** The server's own words, when it had some. */
  message?: string;
  /** The server's code, when it is ours. */
  code?: string;
  /** Messages by field, for forms. */
  fields?: Record<string, string>;
  /** Of `account-unfinished`: proves the phone to registering, once. */
  ticket?: string;
  /** Seconds to wait, from Retry-After. */
  retryAfter?: number;
}
/** The answer was 2xx but not what the contract says: HTML, broken JSON, a wrong shape. */
export interface BadAnswerError {
  reason: 'bad-answer';
}

/** Everything a failed call can be. */
export type ApiError = NetworkError | TimeoutError | StatusError | BadAnswerError;

const reasons = ['network', 'timeout', 'status', 'bad-answer'];

/** Tells an ApiError from anything else that may be thrown. */
export const isApiError = (value: unknown): value is ApiError =>
  typeof value === 'object' &&
  value !== null &&
  reasons.includes((value as { reason?: string }).reason ?? '');

/** Returns the server's own words, if the failure carries any. */
export const serverMessage = (error: unknown): string | undefined =>
  isApiError(error) && error.reason === 'status' ? error.message : undefined;

/** Tells whether the failure is the given HTTP status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  isApiError(error) && error.reason === 'status' && error.status === status;

/** Tells whether the person on a partner's page has not allowed such calls there; our window asks for it (S-550). */
export const isScopeMissing = (error: unknown): boolean =>
  isApiError(error) && error.reason === 'status' && error.code === 'insufficient-scope';

/** Rejects a call with a reason; reasons are plain objects, so that they compare and travel. */
export const fail = (error: ApiError): never => {
  // oxlint-disable-next-line typescript/only-throw-error -- see above
  throw error;
};
