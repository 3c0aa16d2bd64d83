/** What the desk looks up beside its cases: people, names of places, and partners' keys. */
import { attach, createEvent, createStore, sample } from 'effector';
import { findDeskPeople, listDeskKeys, listDeskPlaces } from '../../api/contract/desk.js';
import type { DeskFoundPerson } from '../../api/contract/desk.schema.js';
import { listDeskProjects } from '../../api/contract/projects.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { decisionForm } from './desk.js';

export type { DeskProject } from '../../api/contract/projects.schema.js';
export type { DeskFoundPerson, DeskKey, PersonDecision } from '../../api/contract/desk.schema.js';

/** Names of places that nobody has confirmed. */
export const deskPlaces = createFetched(async (api) => (await api.call(listDeskPlaces, {})).places);
/** The partner keys in use. */
export const deskKeys = createFetched(async (api) => (await api.call(listDeskKeys, {})).keys);

/** Builders' projects, those that wait first. */
export const deskProjects = createFetched(async (api) => (await api.call(listDeskProjects, {})).projects);

/** Somebody is looked for, by a part of what is known of them; '' asks for the newest. */
export const peopleSearched = createEvent<string>();

const $search = createStore('').on(peopleSearched, (_, search) => search);

/** Looks people up. */
export const findPeopleFx = attach({
  source: $api,
  effect: async (api, search: string) => ({
    search,
    people: (await api.call(findDeskPeople, { query: { search } })).people,
  }),
});

/** The people found; null before the first answer. */
export const $people = createStore<DeskFoundPerson[] | null>(null);
/** Whether the last look-up failed. */
export const $havePeopleFailed = createStore(false)
  .on(findPeopleFx.fail, () => true)
  .reset(findPeopleFx);

sample({ clock: peopleSearched, target: findPeopleFx });
// An answer to an earlier search that comes late is dropped.
sample({
  clock: findPeopleFx.doneData,
  source: $search,
  filter: (search, found) => found.search === search,
  fn: (_, { people }) => people,
  target: $people,
});
const decided = decisionForm.sendFx.done.map(({ params }) => params.about);
sample({ clock: decided, source: $search, filter: (_, about) => about === 'person', target: findPeopleFx });
sample({
  clock: decided,
  filter: (about) => about === 'place',
  fn: () => undefined,
  target: deskPlaces.requested,
});
sample({
  clock: decided,
  filter: (about) => about === 'key',
  fn: () => undefined,
  target: deskKeys.requested,
});
sample({
  clock: decided,
  filter: (about) => about === 'project',
  fn: () => undefined,
  target: deskProjects.requested,
});
