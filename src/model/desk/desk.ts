/** The desk of those who answer for the market: what waits, and deciding about it. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  confirmDeskPlace,
  decideDeskRefund,
  decideListing,
  decidePerson,
  decideReport,
  getDeskQueue,
  revokeDeskKey,
} from '../../api/contract/desk.js';
import { decideProject } from '../../api/contract/projects.js';
import type { ProjectDecision } from '../../api/contract/projects.schema.js';
import { refundDeskOrder } from '../../api/contract/desk-money.js';
import { setMarketSetting } from '../../api/contract/market-settings.js';
import type { MarketSettingName, SettingChange } from '../../api/contract/market-settings.schema.js';
import type { OrderDecision } from '../../api/contract/desk-money.schema.js';
import type {
  DeskQueue,
  KeyDecision,
  ListingDecision,
  PersonDecision,
  PlaceDecision,
  RefundDecision,
  ReportDecision,
} from '../../api/contract/desk.schema.js';
import { hasStatus, serverMessage } from '../../api/errors.js';
import { createStepUp } from '../account/step-up.js';
import { $api } from '../connection/api-client.js';
import { createForm } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { entryFaultNames } from './setting-draft.js';

export type {
  DeskCase,
  DeskOwner,
  DeskQueue,
  DeskRefund,
  DeskReport,
  DeskRole,
} from '../../api/contract/desk.schema.js';

/** One decision: about a case's listing, a complaint about none, coins asked back, an order, a person, a key, a project, a place, or a setting. */
export type Decision =
  | { readonly about: 'listing'; readonly id: string; readonly body: ListingDecision }
  | { readonly about: 'report'; readonly id: string; readonly body: ReportDecision }
  | { readonly about: 'refund'; readonly id: string; readonly body: RefundDecision }
  | { readonly about: 'order'; readonly id: string; readonly body: OrderDecision }
  | { readonly about: 'person'; readonly id: string; readonly body: PersonDecision }
  | { readonly about: 'key'; readonly id: string; readonly body: KeyDecision }
  | { readonly about: 'project'; readonly id: string; readonly body: ProjectDecision }
  | { readonly about: 'place'; readonly body: PlaceDecision }
  | { readonly about: 'setting'; readonly name: MarketSettingName; readonly body: SettingChange };

// Events
export const deskOpened = createEvent();
/** The next or the one before is looked at. */
export const caseMoved = createEvent<1 | -1>();
export const caseChosen = createEvent<number>();

// Effects
export const fetchQueueFx = attach({ source: $api, effect: (api) => api.call(getDeskQueue, {}) });

/** Sends a decision; the server may ask for a new sign-in first. */
export const decisionForm = createForm({
  fields: entryFaultNames,
  check: () => ({}),
  send: (api, decision: Decision) => {
    if (decision.about === 'setting')
      return api.call(setMarketSetting, { params: { name: decision.name }, body: decision.body });
    if (decision.about === 'place') return api.call(confirmDeskPlace, { body: decision.body });
    const { about, id, body } = decision;
    if (about === 'listing') return api.call(decideListing, { params: { id }, body });
    if (about === 'refund') return api.call(decideDeskRefund, { params: { id }, body });
    if (about === 'order') return api.call(refundDeskOrder, { params: { id }, body });
    if (about === 'project') return api.call(decideProject, { params: { id }, body });
    if (about === 'report') return api.call(decideReport, { params: { number: id }, body });
    if (about === 'key') return api.call(revokeDeskKey, { params: { key: id }, body });
    return api.call(decidePerson, { params: { id }, body });
  },
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});
export const decisionStepUp = createStepUp(decisionForm);

// Stores
export const $queue = createStore<DeskQueue | null>(null).on(fetchQueueFx.doneData, (_, queue) => queue);
/** Why there is no queue: nobody is signed in, the person has no role, or it could not be loaded. */
export const $queueRefusal = createStore<'signed-out' | 'no-role' | 'failed' | null>(null)
  .on(fetchQueueFx.failData, (_, error) => {
    if (hasStatus(error, 401)) return 'signed-out';
    return hasStatus(error, 403) ? 'no-role' : 'failed';
  })
  .reset(fetchQueueFx.done);

const lastOf = (queue: DeskQueue | null): number => Math.max(0, (queue?.cases.length ?? 0) - 1);

/** The place of the case that is looked at; it stays when the one before it is gone. */
export const $place = createStore(0);

// Wiring
sample({ clock: deskOpened, target: fetchQueueFx });
sample({ clock: decisionForm.sendFx.done, target: fetchQueueFx });
sample({
  clock: caseMoved,
  source: { queue: $queue, place: $place },
  fn: ({ queue, place }, by) => Math.min(lastOf(queue), Math.max(0, place + by)),
  target: $place,
});
sample({ clock: caseChosen, target: $place });
sample({
  clock: $queue,
  source: { queue: $queue, place: $place },
  fn: ({ queue, place }) => Math.min(place, lastOf(queue)),
  target: $place,
});
