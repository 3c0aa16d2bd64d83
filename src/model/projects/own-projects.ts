/** A builder's own projects: listed, written, given their listings, deleted. */
import { attach, createEvent, createStore, sample } from 'effector';
import {
  createProject,
  listOwnProjects,
  removeProject,
  setProjectHomes,
  updateProject,
} from '../../api/contract/projects.js';
import type { OwnProject, ProjectBody } from '../../api/contract/projects.schema.js';
import { uploadMedia } from '../../api/contract/uploads.js';
import { serverMessage } from '../../api/errors.js';
import { $api } from '../connection/api-client.js';
import { createFetched } from '../requests/fetched.js';
import { createForm, saidBy } from '../requests/form-state.js';
import { authMessages } from '../rules/messages/auth.js';
import { projectMessages } from '../rules/messages/projects.js';
import { type ProjectField, validateProject } from '../rules/validate/project.js';

export type { OwnProject, ProjectBody } from '../../api/contract/projects.schema.js';

/** The projects of the signed-in builder. */
export const ownProjects = createFetched(async (api) => (await api.call(listOwnProjects, {})).projects);

/** What is sent: a new project, or an edit of a known one with the ids of the listings that belong to it. */
export interface SentProject {
  readonly body: ProjectBody;
  readonly known?: OwnProject;
  readonly listings?: readonly string[];
}

const isSame = (one: ProjectBody, other: ProjectBody): boolean =>
  fields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));

/** Milliseconds that India Standard Time is ahead of UTC. */
const indiaAhead = 5.5 * 3_600_000;

/** Returns today's day in India, yyyy-MM-dd. */
export const todayInIndia = (): string => new Date(Date.now() + indiaAhead).toISOString().slice(0, 10);

const fields: readonly ProjectField[] = [
  ...(['name', 'builder', 'city', 'locality', 'about', 'possession', 'towers', 'phases'] as const),
  ...(['configurations', 'unitsOn', 'amenities', 'photos', 'plans', 'brochure', 'registerLink'] as const),
];

/** Sends a project to the desk, then says which listings belong to it. */
export const projectForm = createForm({
  fields,
  check: saidBy(projectMessages, ({ body }: SentProject) => validateProject(body, todayInIndia())),
  send: async (api, { body, known, listings = [] }: SentProject): Promise<OwnProject> => {
    if (!known) return api.call(createProject, { body });
    const params = { id: known.id };
    // The desk looks at texts; which listings belong to it needs no look.
    if (known.state === 'returned' || !isSame(body, known.body))
      await api.call(updateProject, { params, body });
    return api.call(setProjectHomes, { params, body: { listings: [...listings] } });
  },
  explain: (failure) => serverMessage(failure) ?? authMessages.serverError,
});

/** Counts the projects sent, so that the page leaves the form. */
export const $projectsSent = createStore(0).on(projectForm.sendFx.done, (count) => count + 1);

/** Deletes a project. */
export const removeProjectFx = attach({
  source: $api,
  effect: (api, id: string) => api.call(removeProject, { params: { id } }),
});

/** Sends a photo or a PDF ahead of its project; resolves with its address. */
export const uploadProjectFileFx = attach({
  source: $api,
  effect: async (api, file: File): Promise<string> => {
    const body = new FormData();
    body.append('file', file, file.name);
    return (await api.call(uploadMedia, { body })).url;
  },
});

/** A file is chosen anew: what was said of the last one goes. */
export const fileChosen = createEvent();
/** Why the last file was not taken; '' when it was. */
export const $fileFailure = createStore('')
  .on(uploadProjectFileFx.failData, (_, failure) => serverMessage(failure) ?? authMessages.serverError)
  .reset([fileChosen, projectForm.opened]);

sample({
  clock: [projectForm.sendFx.done, removeProjectFx.done],
  fn: () => undefined,
  target: ownProjects.requested,
});
