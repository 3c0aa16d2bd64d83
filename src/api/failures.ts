/** Reads what redaxios rejects with: the response itself for a bad status, else whatever fetch threw (D-31). */
import type { ApiError, StatusError } from './errors.js';

interface FailedResponse {
  status: number;
  data?: unknown;
  headers?: Headers;
}

const isResponse = (thrown: unknown): thrown is FailedResponse =>
  typeof thrown === 'object' &&
  thrown !== null &&
  typeof (thrown as { status?: unknown }).status === 'number';

const statusErrorOf = ({ status, data, headers }: FailedResponse): StatusError => {
  const error: StatusError = { reason: 'status', status };
  const body = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
  if (typeof body.message === 'string' && body.message) error.message = body.message;
  if (typeof body.code === 'string') error.code = body.code;
  if (typeof body.fields === 'object' && body.fields !== null)
    error.fields = body.fields as Record<string, string>;
  if (typeof body.ticket === 'string') error.ticket = body.ticket;
  const wait = Number(headers?.get('retry-after'));
  if (wait > 0) error.retryAfter = wait;
  return error;
};

/** Turns anything a request rejected with into one of the closed reasons. */
export const failureOf = (thrown: unknown): ApiError => {
  if (isResponse(thrown)) return statusErrorOf(thrown);
  const name = (thrown as { name?: string } | null)?.name;
  return { reason: name === 'TimeoutError' ? 'timeout' : 'network' };
};
