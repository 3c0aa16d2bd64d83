/** Calls about builders' projects (additive): for everybody, for the builder, for the desk. */
import { endpoint } from './endpoint.js';
import type {
  DeskProjects,
  OwnProject,
  OwnProjects,
  ProjectBody,
  ProjectDecision,
  ProjectHomes,
  ProjectPage,
  ProjectPath,
} from './projects.schema.js';
import type { MessageReply, SuccessReply } from './replies.schema.js';

type ById = { params: { id: string } };

/** A project as the desk approved it, with its homes that are offered now. */
export const getProject = endpoint<{ params: ProjectPath; reply: ProjectPage }>(
  'GET',
  '/api/v3/projects/:slug',
  { partner: 'never' },
);

/** Lists the signed-in builder's projects. */
export const listOwnProjects = endpoint<{ reply: OwnProjects }>('GET', '/api/v1/own-projects', {
  partner: 'never',
});

/** Sends a new project to the desk; for accounts of builders. */
export const createProject = endpoint<{ body: ProjectBody; reply: OwnProject }>(
  'POST',
  '/api/v1/own-projects',
  { partner: 'never' },
);

/** Sends an edit to the desk; until it is approved everybody sees the project as it was. */
export const updateProject = endpoint<ById & { body: ProjectBody; reply: OwnProject }>(
  'PUT',
  '/api/v1/own-projects/:id',
  { partner: 'never' },
);

/** Deletes a project; its listings stay. */
export const removeProject = endpoint<ById & { reply: SuccessReply }>('DELETE', '/api/v1/own-projects/:id', {
  partner: 'never',
});

/** Says which of the builder's own listings belong to a project. */
export const setProjectHomes = endpoint<ById & { body: ProjectHomes; reply: OwnProject }>(
  'PUT',
  '/api/v1/own-projects/:id/listings',
  { partner: 'never' },
);

/** Lists projects for the desk. */
export const listDeskProjects = endpoint<{ reply: DeskProjects }>('GET', '/api/v1/desk/projects', {
  partner: 'never',
});

/** Decides about a project; the home page's choice is of operators only. */
export const decideProject = endpoint<ById & { body: ProjectDecision; reply: MessageReply }>(
  'POST',
  '/api/v1/desk/projects/:id',
  { partner: 'never' },
);
