/** The operator's content: banners, projects, promotions, loan offers. Loaded once a page. */
import { attach, createEvent, createStore, sample } from 'effector';
import { getContent } from '../../api/contract/content.js';
import type { Content } from '../../api/contract/content.schema.js';
import { $api, readTimeout } from '../connection/api-client.js';

/** A view appeared that shows operator content. */
export const contentRequested = createEvent();

const fetchContentFx = attach({
  source: $api,
  effect: (api) => api.call(getContent, {}, { timeout: readTimeout }),
});

/** Holds the content; null until it is loaded, and where a server has none. */
export const $content = createStore<Content | null>(null).on(
  fetchContentFx.doneData,
  (_, content) => content,
);

/** Tells whether the last attempt failed. */
export const $hasContentFailed = createStore(false)
  .on(fetchContentFx, () => false)
  .on(fetchContentFx.fail, () => true);

sample({
  clock: contentRequested,
  source: { content: $content, isPending: fetchContentFx.pending },
  filter: ({ content, isPending }) => content === null && !isPending,
  target: fetchContentFx,
});
