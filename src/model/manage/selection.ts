/** Which own listings are selected, to do one thing to all of them. */
import { createEvent, createStore } from 'effector';
import { manageMessages } from '../rules/messages/manage.js';
import { signedOut } from '../session/session.js';
import { sendDeleteFx } from './calls.js';

/** A listing was ticked, or its tick was taken off. */
export const selectionToggled = createEvent<string>();
/** Exactly these are selected. */
export const selectionSet = createEvent<readonly string[]>();

/** Holds the ids of the selected listings, in the order they were ticked. */
export const $selected = createStore<readonly string[]>([])
  .on(selectionToggled, (ids, id) => (ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]))
  .on(selectionSet, (_, ids) => ids)
  .on(sendDeleteFx.done, (ids, { params: { id }, result }) =>
    result === manageMessages.propertyDeleted ? ids.filter((one) => one !== id) : ids,
  )
  .reset(signedOut);
