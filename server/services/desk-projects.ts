/** What the desk decides about builders' projects. Each act is recorded with its reason. */
import type { DeskProject, DeskProjects, ProjectDecision } from '../../src/api/contract/projects.schema.js';
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
import { type DeskPerson, guardsOf } from './desk-guards.js';
import { bodyOf, factsOf, filesIn, projectChanges } from './project-facts.js';
import { ServiceError } from './service-error.js';

/** The desk of projects; made by createDeskProjects. Every call refuses, with 403, who has no role that may make it. */
export interface DeskOfProjects {
  list(who: DeskPerson): Promise<DeskProjects>;
  decide(who: DeskPerson, id: string, decision: ProjectDecision): Promise<void>;
}

const most = 200;

const conflict = (words: string): ServiceError => new ServiceError('conflict', words);

interface Act {
  project: StoredProject;
  reason: string;
  at: Date;
}

const pick = async (transaction: Sql, { project, at }: Act, place: 'demand' | 'slider'): Promise<void> => {
  if (!project.shown) throw conflict('Nobody sees this project yet: approve it first.');
  const { photos } = factsOf(project.shown);
  if (photos.length === 0) throw conflict('The project has no photo, and the home page shows one.');
  await updatePicked(transaction, project.id, place, at);
};

const work: Record<ProjectDecision['act'], (transaction: Sql, act: Act) => Promise<void>> = {
  async approve(transaction, { project, at }) {
    if (!project.draft) throw conflict('Nothing of this project waits: its builder must send an edit first.');
    const keys = filesIn(factsOf(project.draft)).map(([, key]) => key);
    await setProjectFiles(transaction, project.id, project.ownerId, keys);
    await updateApproved(transaction, project.id, at);
  },
  async return(transaction, { project, reason }) {
    if (!project.draft) throw conflict('Nothing of this project waits: its builder must send an edit first.');
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

/** Makes the service over a database. */
export const createDeskProjects = (
  database: Sql,
  { publicUrl, now = Date.now }: { publicUrl: string; now?: () => number },
): DeskOfProjects => {
  const { needRole, needFresh } = guardsOf(database);
  return {
    async list(who) {
      await needRole(who);
      const projects = await listProjectsForDesk(database, most);
      return { projects: projects.map((project) => listedOf(project, publicUrl)) };
    },

    async decide(who, id, { act, reason, sentAt }) {
      // What stands on the home page is paid for.
      await needFresh(who, act.includes('pick') ? 'operator' : 'moderator');
      const at = new Date(now());
      await database.transaction().execute(async (transaction) => {
        const project = await lockProject(transaction, id);
        if (!project) throw new ServiceError('not-found', 'There is no such project.');
        if (sentAt !== undefined && sentAt !== project.sentAt && (act === 'approve' || act === 'return'))
          throw conflict('The builder changed this project meanwhile. Open it again.');
        await work[act](transaction, { project, reason, at });
        const detail = { owner: project.ownerId };
        await insertAct(
          transaction,
          { actorId: who.userId, act: `project-${act}`, subject: id, reason, detail },
          at,
        );
      });
    },
  };
};
