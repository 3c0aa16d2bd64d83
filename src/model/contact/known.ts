/** What is known of a signed-in person before a contact: what they paid for, who they are, and whether they gave consent. */
import { attach, createStore, sample } from 'effector';
import { listContacts } from '../../api/contract/contact.js';
import { hasStatus } from '../../api/errors.js';
import { contactKey, contactsPaid, logFailureFx, signedOut } from '../account/entry.js';
import { fetchSelfFx, readConsentFx } from './consent.js';
import { $api } from '../index.js';

const fetchPaidFx = attach({
  source: $api,
  effect: async (api) => {
    const { contacts } = await api.call(listContacts, {});
    return contacts.map(({ action, user, property }) => {
      const target = { id: property?._id ?? '', ownerId: user };
      return contactKey(action, target);
    });
  },
});

/** Asks for all of it; what fails stays unknown, because a server that knows only the specifications tells less. */
export const learnFx = attach({
  source: $api,
  effect: async () => {
    await Promise.allSettled([fetchPaidFx(), fetchSelfFx(), readConsentFx()]);
  },
});

/** Tells whether it has been asked for. */
export const $isLearning = createStore(false)
  .on(learnFx, () => true)
  .reset(signedOut);

/** Tells whether the answers are there, as far as there are any. */
export const $isLearnt = createStore(false)
  .on(learnFx.finally, () => true)
  .reset(signedOut);

// Wiring
sample({ clock: fetchPaidFx.doneData, target: contactsPaid });
sample({
  clock: fetchPaidFx.failData,
  filter: (failure) => !hasStatus(failure, 404),
  target: logFailureFx,
});
