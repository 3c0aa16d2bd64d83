/** The error of a call that must fail. */
import * as assert from 'uvu/assert';
import { type ApiError, isApiError } from '../../src/api/errors.js';

/** Waits for a call to fail and answers the failure; a success, or anything but ours, fails the test. */
export const failureOf = async (call: Promise<unknown>): Promise<ApiError> => {
  const thrown: unknown = await call.then(
    () => assert.unreachable('the call should have failed'),
    (error: unknown) => error,
  );
  assert.ok(isApiError(thrown), `not one of ours: ${String(thrown)}`);
  return thrown;
};
