/** Shows the demo market's agents and builders: the pages of both, and the builders' projects. */
import type { Database } from '../server/db/database.js';
import { insertProject, lockProject, updateProjectListings } from '../server/repositories/project.js';
import { dayOf } from '../server/services/calendar.js';
import { decideOnProject } from '../server/services/desk-projects.js';
import { createPersonPages } from '../server/services/person-pages.js';
import { storedFactsOf } from '../server/services/project-facts.js';
import { type DemoProject, demoProjects, projectBody, projectKey } from './market/projects.js';

/** An account of the demo market by its id. */
interface Professional {
  readonly id: string;
  readonly name: string;
}

const homesOf = async ({ sql }: Pick<Database, 'sql'>, { slug }: DemoProject): Promise<string[]> =>
  (
    await sql
      .selectFrom('listing')
      .select('id')
      .where('source_key', 'like', `${projectKey}${slug}-%`)
      .execute()
  ).map(({ id }) => id);

/** Sends a project with its homes, lets the desk approve it and puts it on the home page; what is done already stays. */
const showProject = async (
  database: Pick<Database, 'sql'>,
  project: DemoProject,
  { id: ownerId, at }: { id: string; at: Date },
): Promise<void> => {
  const { sql } = database;
  const { slug } = project;
  const id = `demo-${slug}`;
  if (!(await lockProject(sql, id))) {
    const draft = storedFactsOf(projectBody(project, at), dayOf(at.getTime()));
    await insertProject(sql, { id, slug, ownerId, draft, at });
  }
  await updateProjectListings(sql, { id, ownerId, listings: await homesOf(database, project) });
  const decide = (act: 'approve' | 'pick-demand') =>
    decideOnProject(sql, {
      ...{ actorId: 'command-line', id, at },
      decision: { act, reason: 'A project of the demo market' },
    });
  if ((await lockProject(sql, id))?.draft) await decide('approve');
  await decide('pick-demand');
};

/** Shows them; repeating it changes nothing. */
export const showProfessionals = async (
  database: Pick<Database, 'sql' | 'readSql'>,
  professionals: readonly Professional[],
  now: Date,
): Promise<void> => {
  const pages = createPersonPages(database, { publicUrl: '', now: () => now.getTime() });
  for (const { id } of professionals) await pages.save(id, { isShown: true, languages: ['mr', 'hi', 'en'] });
  for (const [at, project] of demoProjects.entries()) {
    const owner = professionals.find(({ name }) => name === project.builder);
    // What was picked last stands first.
    if (owner) await showProject(database, project, { id: owner.id, at: new Date(now.getTime() - at) });
  }
};
