/** A list of the person that is looked at by a choice and grows page by page, the newest first. */
import { attach, createEvent, createStore, type EventCallable, sample, type Store } from 'effector';
import type { ApiClient } from '../../api/client.js';
import { $api } from '../connection/api-client.js';

/** One page, and whether others follow. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  readonly hasMore: boolean;
}

/** What a page needs of such a list to draw it. */
export interface PagedList<Choice extends string, Row> {
  /** Something is chosen: the list begins anew with its newest. */
  readonly chosen: EventCallable<Choice>;
  /** Older rows follow those that are shown. */
  readonly olderAsked: EventCallable<void>;
  readonly $choice: Store<Choice>;
  /** Null before the first answer. */
  readonly $rows: Store<readonly Row[] | null>;
  readonly $hasOlder: Store<boolean>;
  readonly $hasFailed: Store<boolean>;
  readonly $isPending: Store<boolean>;
}

/** Makes the units of one such list; `fetch` is given the choice and, for an older page, the last row shown. Called at module level. */
export const createPagedList = <Choice extends string, Row>(
  first: Choice,
  fetch: (api: ApiClient, choice: Choice, last: Row | undefined) => Promise<ListPage<Row>>,
): PagedList<Choice, Row> => {
  const chosen = createEvent<Choice>();
  const olderAsked = createEvent();
  const fetchFx = attach({
    source: $api,
    effect: (api, { choice, last }: { choice: Choice; last?: Row }) => fetch(api, choice, last),
  });
  const $choice = createStore<string>(first).on(chosen, (_, choice) => choice) as unknown as Store<Choice>;
  const $rows = createStore<readonly Row[] | null>(null).on(chosen, () => null);
  const $hasOlder = createStore(false).on(fetchFx.doneData, (_, { hasMore }) => hasMore);
  const $hasFailed = createStore(false)
    .on(fetchFx.fail, () => true)
    .reset(fetchFx);
  sample({ clock: chosen, fn: (choice) => ({ choice }), target: fetchFx });
  sample({
    clock: olderAsked,
    source: { rows: $rows, choice: $choice },
    fn: ({ rows, choice }) => ({ choice, ...(rows?.length && { last: rows.at(-1) as Row }) }),
    target: fetchFx,
  });
  // An answer about another choice that comes late is dropped.
  sample({
    clock: fetchFx.done,
    source: { rows: $rows, choice: $choice },
    filter: ({ choice }, { params }) => params.choice === choice,
    fn: ({ rows }, { params, result }) =>
      params.last === undefined ? result.rows : [...(rows ?? []), ...result.rows],
    target: $rows,
  });
  return { chosen, olderAsked, $choice, $rows, $hasOlder, $hasFailed, $isPending: fetchFx.pending };
};
