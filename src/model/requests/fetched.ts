/** Data of the person that a page loads each time it is opened: the value, the failure, or neither yet. */
import { attach, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { hasStatus } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { sessionLost } from '../session/session.js';

/** What a page needs of such a value to draw it. */
export interface Fetched<Value> {
  readonly requested: EventCallable<void>;
  /** Null before the first answer. */
  readonly $value: Store<Value | null>;
  /** Null unless the last answer was a failure. */
  readonly $failure: Store<unknown>;
}

/** Makes the units of one such value; called at module level. */
export const createFetched = <Value>(fetch: (api: ApiClient) => Promise<Value>) => {
  const requested = createEvent();
  const fetchFx = attach({ source: $api, effect: fetch });
  const $value = createStore<Value | null>(null).on(fetchFx.doneData, (_, value) => value);
  const $failure = createStore<unknown>(null)
    .on(fetchFx.failData, (_, failure) => failure)
    .reset(fetchFx);
  sample({
    clock: requested,
    source: fetchFx.pending,
    filter: (isPending) => !isPending,
    fn: () => undefined,
    target: fetchFx,
  });
  sample({ clock: fetchFx.failData, filter: (failure) => hasStatus(failure, 401), target: sessionLost });
  return { requested, fetchFx, $value, $failure };
};
