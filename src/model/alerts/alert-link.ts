/** The page that a mail about saved searches leads to: no sign-in, the signed link is enough. */
import { attach, createEvent, createStore, sample } from 'effector';
import { changeAlertLink, getAlertLink } from '../../api/contract/searches.js';
import type { Frequency, LinkedSearches } from '../../api/contract/searches.schema.js';
import { serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { searchMessages } from '../rules/messages/searches.js';

// Events
/** A link was followed; the text behind its `#`. */
export const alertLinkOpened = createEvent<string>();
export const linkFrequencyChosen = createEvent<{ token: string; frequency: Frequency }>();

// Effects
const readLinkFx = attach({
  source: $api,
  effect: (api, token: string) => api.call(getAlertLink, { query: { token } }),
});
/** Changes how often the searches of a link tell. */
export const changeLinkFx = attach({
  source: $api,
  effect: (api, { token, frequency }: { token: string; frequency: Frequency }) =>
    api.call(changeAlertLink, { query: { token }, body: { frequency } }),
});

// Stores
/** Holds the searches of the link; null before they are known. */
export const $linked = createStore<LinkedSearches['searches'] | null>(null)
  .on([readLinkFx.doneData, changeLinkFx.doneData], (_, { searches }) => searches)
  .reset(alertLinkOpened);

/** Holds the types of news that the link's mail told of, and whether any comes by mail; null for a mail about searches. */
export const $linkedNews = createStore<NonNullable<LinkedSearches['news']> | null>(null)
  .on([readLinkFx.doneData, changeLinkFx.doneData], (_, { news = null }) => news)
  .reset(alertLinkOpened);

/** Holds what was chosen on the page; null before. */
export const $linkChoice = createStore<Frequency | null>(null)
  .on(changeLinkFx.done, (_, { params }) => params.frequency)
  .reset(alertLinkOpened);

/** Holds why the link does nothing; '' while it does. */
export const $linkFailure = createStore('')
  .on(
    [readLinkFx.failData, changeLinkFx.failData],
    (_, failure) => serverMessage(failure) ?? searchMessages.newsFailed,
  )
  .reset(alertLinkOpened, changeLinkFx);

// Wiring
sample({ clock: alertLinkOpened, target: readLinkFx });
sample({ clock: linkFrequencyChosen, target: changeLinkFx });
