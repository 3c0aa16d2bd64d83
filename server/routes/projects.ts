/** Builders' projects over HTTP: for everybody, for the builder, for the desk. */
import { Type } from 'typebox';
import {
  createProject,
  decideProject,
  getProject,
  listDeskProjects,
  listOwnProjects,
  removeProject,
  setProjectHomes,
  updateProject,
} from '../../src/api/contract/projects.js';
import {
  DeskProjects,
  OwnProject,
  OwnProjects,
  ProjectBody,
  ProjectDecision,
  ProjectHomes,
  ProjectPath,
} from '../../src/api/contract/projects.schema.js';
import { MessageReply, SuccessReply } from '../../src/api/contract/replies.schema.js';
import type { SessionAuth } from '../http/session-auth.js';
import type { DeskOfProjects } from '../services/desk-projects.js';
import type { ProjectPages } from '../services/project-pages.js';
import type { ProjectAuthor, Projects } from '../services/projects.js';
import type { RateLimits } from '../services/rate-limits.js';
import type { SignedIn } from '../services/sessions.js';
import type { TypedApp } from './typed-app.js';

/** A project is the person's own, also when they work for an agency. */
const authorOf = ({ userId, agency }: SignedIn): ProjectAuthor => ({
  userId,
  agencyId: agency?.isMember ? agency.id : undefined,
});

const IdPath = Type.Object({ id: Type.String({ maxLength: 64 }) });

/** Registers the page of a project. */
export const registerProjectPages = (app: TypedApp, projects: Pick<ProjectPages, 'page'>): void => {
  app.route({
    method: getProject.method,
    url: getProject.path,
    schema: { params: ProjectPath },
    handler: async (request, reply) =>
      reply.header('cache-control', 'no-cache').send(await projects.page(request.params.slug)),
  });
};

/** What the builder's routes work with. */
export interface ProjectRouteParts {
  auth: SessionAuth;
  projects: Projects;
  limits: RateLimits;
}

const registerChanges = (app: TypedApp, { auth, projects, limits }: ProjectRouteParts): void => {
  app.route({
    method: createProject.method,
    url: createProject.path,
    schema: { body: ProjectBody, response: { 201: OwnProject } },
    handler: async (request, reply) => {
      const author = authorOf(await auth.requireUser(request, reply));
      await limits.take('edit', { account: author.userId });
      return reply.code(201).send(await projects.create(author, request.body));
    },
  });

  app.route({
    method: updateProject.method,
    url: updateProject.path,
    schema: { params: IdPath, body: ProjectBody, response: { 200: OwnProject } },
    handler: async (request, reply) => {
      const author = authorOf(await auth.requireUser(request, reply));
      await limits.take('edit', { account: author.userId });
      return projects.update(author, request.params.id, request.body);
    },
  });

  app.route({
    method: setProjectHomes.method,
    url: setProjectHomes.path,
    schema: { params: IdPath, body: ProjectHomes, response: { 200: OwnProject } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await limits.take('edit', { account: userId });
      return projects.setListings(userId, request.params.id, request.body.listings);
    },
  });
};

/** Registers the builder's own calls. */
export const registerProjects = (app: TypedApp, parts: ProjectRouteParts): void => {
  const { auth, projects } = parts;
  app.route({
    method: listOwnProjects.method,
    url: listOwnProjects.path,
    schema: { response: { 200: OwnProjects } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      return { projects: await projects.listOwn(userId) };
    },
  });

  registerChanges(app, parts);

  app.route({
    method: removeProject.method,
    url: removeProject.path,
    schema: { params: IdPath, response: { 200: SuccessReply } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireUser(request, reply);
      await projects.remove(userId, request.params.id);
      return { success: true };
    },
  });
};

/** Registers what the desk does. */
export const registerDeskProjects = (
  app: TypedApp,
  { auth, desk }: { auth: SessionAuth; desk: DeskOfProjects },
): void => {
  app.route({
    method: listDeskProjects.method,
    url: listDeskProjects.path,
    schema: { response: { 200: DeskProjects } },
    handler: async (request, reply) => desk.list(await auth.requireUser(request, reply)),
  });

  app.route({
    method: decideProject.method,
    url: decideProject.path,
    schema: { params: IdPath, body: ProjectDecision, response: { 200: MessageReply } },
    handler: async (request, reply) => {
      await desk.decide(await auth.requireUser(request, reply), request.params.id, request.body);
      return { message: 'Done.' };
    },
  });
};
