/** Family lists: one's own link, and the list that a link shows to whoever follows it. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  createFamilyLink,
  endFamilyList,
  getFamilyLink,
  giveOpinion,
  joinFamilyList,
  leaveFamilyList,
  openFamilyList,
  removeFamilyMember,
} from '../../api/contract/family.js';
import type { FamilyList } from '../../api/contract/family.schema.js';
import { serverMessage } from '../../api/errors.js';
import { $isLoggedIn } from '../account/entry.js';
import { $api } from '../connection/api-client.js';
import { $connection } from '../connection/connection.js';
import type { PageConnection } from '../connection/page-connection.js';
import { readStored, writeStored } from '../connection/storage.js';
import { familyMessages } from '../rules/messages/family.js';
import { recordOf } from '../rules/wire-values.js';
import { toastRequested } from '../toasts/toasts.js';

export type { FamilyList };

/** What somebody says of a home; what is not there stays. */
export interface SaidOpinion {
  readonly link: string;
  readonly id: string;
  readonly heart?: boolean;
  readonly remark?: string;
}

const storageName = 'family';

// Events
/** The page of saved homes asks whether the list is shared. */
export const familyLinkRequested = createEvent();
export const familyShared = createEvent();
export const familyEnded = createEvent();
/** A link was followed. */
export const familyOpened = createEvent<string>();
export const familyJoined = createEvent<{ link: string; name: string }>();
export const opinionGiven = createEvent<SaidOpinion>();
export const familyLeft = createEvent<string>();
/** The person whose list it is takes somebody off it. */
export const memberRemoved = createEvent<{ link: string; id: string }>();

/** What this device keeps of its person, by link. */
const membersIn = (connection: PageConnection | null): Record<string, unknown> => {
  try {
    return { ...recordOf(JSON.parse(readStored(storageName, connection) ?? '{}')) };
  } catch {
    return {};
  }
};

const memberIn = (connection: PageConnection | null, link: string): { member?: string } => {
  const member = membersIn(connection)[link];
  return typeof member === 'string' ? { member } : {};
};

const keepMember = (connection: PageConnection | null, link: string, member: string | undefined): void => {
  const members = { ...membersIn(connection), [link]: member };
  writeStored(storageName, JSON.stringify(members), connection);
};

/** Tells whether this device keeps what is written. */
const keepsSomething = (connection: PageConnection | null): boolean => {
  const members = JSON.stringify(membersIn(connection));
  writeStored(storageName, members, connection);
  return readStored(storageName, connection) === members;
};

/** This device keeps nothing. */
class NotKeptError extends Error {}

const source = { api: $api, connection: $connection };

// Effects
const readLinkFx = attach({ source: $api, effect: (api) => api.call(getFamilyLink, {}) });
/** Makes one's own link. */
export const shareFx = attach({ source: $api, effect: (api) => api.call(createFamilyLink, {}) });
const endFx = attach({ source: $api, effect: (api) => api.call(endFamilyList, {}) });

const openFx = attach({
  source,
  effect: ({ api, connection }, link: string) =>
    api.call(openFamilyList, { body: { link, ...memberIn(connection, link) } }),
});

/** Joins a list, and keeps on this device who joined; where nothing is kept nobody joins, who would not be known again. */
export const joinFx = attach({
  source: { ...source, isLoggedIn: $isLoggedIn },
  effect: async ({ api, connection, isLoggedIn }, { link, name }: { link: string; name: string }) => {
    if (!isLoggedIn && !keepsSomething(connection)) throw new NotKeptError(familyMessages.familyNotKept);
    const { member } = await api.call(joinFamilyList, {
      body: { link, name, ...memberIn(connection, link) },
    });
    keepMember(connection, link, member);
  },
});

const opineFx = attach({
  source,
  effect: ({ api, connection }, opinion: SaidOpinion) =>
    api.call(giveOpinion, { body: { ...opinion, ...memberIn(connection, opinion.link) } }),
});

const removeFx = attach({
  source: $api,
  effect: (api, { id }: { link: string; id: string }) => api.call(removeFamilyMember, { params: { id } }),
});

const leaveFx = attach({
  source,
  effect: async ({ api, connection }, link: string) => {
    const { member } = memberIn(connection, link);
    if (member) await api.call(leaveFamilyList, { body: { link, member } });
    keepMember(connection, link, undefined);
  },
});

// Stores
/** Holds one's own link; '' without one. */
export const $familyLink = createStore('')
  .on([readLinkFx.doneData, shareFx.doneData], (_, { link = '' }) => link)
  .on(endFx.done, () => '');

/** Holds the list that is shown; null before it is known. */
export const $family = createStore<FamilyList | null>(null)
  .on(openFx.doneData, (_, list) => list)
  .on(
    opineFx.doneData,
    (list, changed) =>
      list && {
        ...list,
        homes: list.homes.map((each) => (each.home.id === changed.home.id ? changed : each)),
      },
  )
  .reset(familyOpened);

/** Holds why a link shows nothing; '' while it does. */
export const $familyFailure = createStore('')
  .on(openFx.failData, (_, failure) => serverMessage(failure) ?? familyMessages.familyFailed)
  .reset(familyOpened, openFx.done);

/** Holds what is wrong with the name that was given. */
export const $nameFault = createStore('')
  .on(joinFx.failData, (_, failure) =>
    failure instanceof NotKeptError
      ? failure.message
      : (serverMessage(failure) ?? familyMessages.familyFailed),
  )
  .reset(joinFx);

// Wiring
sample({ clock: familyLinkRequested, target: readLinkFx });
sample({ clock: familyShared, target: shareFx });
sample({ clock: familyEnded, target: endFx });
sample({ clock: familyOpened, target: openFx });
sample({ clock: familyJoined, target: joinFx });
sample({ clock: opinionGiven, target: opineFx });
sample({ clock: familyLeft, target: leaveFx });
sample({ clock: memberRemoved, target: removeFx });
sample({ clock: joinFx.done, fn: ({ params }) => params.link, target: openFx });
sample({ clock: leaveFx.done, fn: ({ params }) => params, target: openFx });
// Also where somebody else was faster.
sample({ clock: removeFx.finally, fn: ({ params }) => params.link, target: openFx });
sample({
  clock: [shareFx.failData, endFx.failData, opineFx.failData, leaveFx.failData, removeFx.failData],
  fn: (failure) => ({
    tone: 'error' as const,
    text: serverMessage(failure) ?? familyMessages.familyFailed,
    id: 'family',
  }),
  target: toastRequested,
});
