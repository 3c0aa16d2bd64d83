/** What the desk decides about builders' projects. Each act is recorded with its reason. */
import type { DeskProject, DeskProjects, ProjectDecision } from '../../src/api/contract/projects.schema.js';
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import { projectPath } from '../../src/model/rules/project-path.js';
import type { Sql } from '../db/database.js';
import { insertAct } from '../repositories/audit.js';
import { setProjectFiles } from '../repositories/media-file.js';
import {
  type ListedProject,
  listProjectsForDesk,
  lockProject,
  type StoredProject,
  updateApproved,
  updatePicked,
  updateReturned,
} from '../repositories/project.js';
import type { DeskAct } from './desk-decisions.js';
import { type DeskPerson, guardsOf } from './desk-guards.js';
import { bodyOf, factsOf, filesIn, projectChanges } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** The desk of projects; made by createDeskProjects. Every call refuses, with 403, who has no role that may make it. */
export interface DeskOfProjects {
  list(who: DeskPerson): Promise<DeskProjects>;
  decide(who: DeskPerson, id: string, decision: ProjectDecision): Promise<void>;
}

const most = 200;

const conflict = (id: MessageId): ServiceError => new ServiceError('conflict', messageOf(id));

interface Act {
  project: StoredProject;
  reason: string;
  at: Date;
}

const pick = async (transaction: Sql, { project, at }: Act, place: 'demand' | 'slider'): Promise<void> => {
  if (!project.shown) throw conflict('deskProjectUnseen');
  const { photos } = factsOf(project.shown);
  if (photos.length === 0) throw conflict('deskProjectNoPhoto');
  await updatePicked(transaction, project.id, place, at);
};

const work: Record<ProjectDecision['act'], (transaction: Sql, act: Act) => Promise<void>> = {
  async approve(transaction, { project, at }) {
    if (!project.draft) throw conflict('deskProjectNothing');
    const keys = filesIn(factsOf(project.draft)).map(([, key]) => key);
    await setProjectFiles(transaction, project.id, project.ownerId, keys);
    await updateApproved(transaction, project.id, at);
  },
  async return(transaction, { project, reason }) {
    if (!project.draft) throw conflict('deskProjectNothing');
    await updateReturned(transaction, project.id, { note: reason, withdrawn: false });
  },
  async withdraw(transaction, { project, reason }) {
    await updateReturned(transaction, project.id, { note: reason, withdrawn: true });
  },
  'pick-demand': (transaction, act) => pick(transaction, act, 'demand'),
  'pick-slider': (transaction, act) => pick(transaction, act, 'slider'),
  unpick: (transaction, { project, at }) => updatePicked(transaction, project.id, null, at),
};

const listedOf = (project: ListedProject, publicUrl: string): DeskProject => {
  const { id, slug, state, shown, draft, owner, sentAt, picked } = project;
  const before = shown && bodyOf(shown, publicUrl);
  const body = bodyOf(draft ?? shown ?? {}, publicUrl);
  const { name, builder, city, photos, plans, brochure } = body;
  return {
    ...{ id, path: projectPath(slug), name, builder, city, state, owner, sentAt, brochure },
    isPublic: shown !== null,
    changes: draft ? projectChanges(before, body) : [],
    photos: [...photos, ...plans].map(({ url }) => url),
    ...(picked && { picked }),
  };
};

/** Decides about a project and records it, in one transaction. */
export const decideOnProject = (
  database: Sql,
  { actorId, id, decision, at }: DeskAct<ProjectDecision>,
): Promise<void> => {
  const { act, reason, sentAt } = decision;
  return database.transaction().execute(async (transaction) => {
    const project = await lockProject(transaction, id);
    if (!project) throw new ServiceError('not-found', messageOf('deskProjectGone'));
    if (sentAt !== undefined && sentAt !== project.sentAt && (act === 'approve' || act === 'return'))
      throw conflict('deskProjectChanged');
    await work[act](transaction, { project, reason, at });
    const detail = { owner: project.ownerId };
    await insertAct(transaction, { actorId, act: `project-${act}`, subject: id, reason, detail }, at);
  });
};

/** Lists projects as the desk shows them. */
export const readProjects = async (database: Sql, publicUrl: string): Promise<DeskProject[]> => {
  const projects = await listProjectsForDesk(database, most);
  return projects.map((project) => listedOf(project, publicUrl));
};

/** Makes the service over a database. */
export const createDeskProjects = (
  database: Sql,
  { publicUrl, now = Date.now }: { publicUrl: string; now?: () => number },
): DeskOfProjects => {
  const { needRole, needFresh } = guardsOf(database);
  return {
    async list(who) {
      await needRole(who);
      return { projects: await readProjects(database, publicUrl) };
    },

    async decide(who, id, decision) {
      // What stands on the home page is paid for.
      await needFresh(who, decision.act.includes('pick') ? 'operator' : 'moderator');
      await decideOnProject(database, { actorId: who.userId, id, decision, at: new Date(now()) });
    },
  };
};
