/** Makes the services of builders' projects, for builders, for everybody, for the desk; and of people's pages. */
import type { Database } from '../db/database.js';
import { createDeskProjects } from './desk-projects.js';
import { createPersonPages } from './person-pages.js';
import { createProjectPages } from './project-pages.js';
import { createProjects } from './projects.js';

/** Makes them over a database. */
export const createProjectServices = (
  database: Pick<Database, 'sql' | 'readSql'>,
  settings: { publicUrl: string; now: () => number },
) => ({
  projects: createProjects(database.sql, settings),
  projectPages: createProjectPages(database, settings.publicUrl),
  personPages: createPersonPages(database, settings),
  projectsDesk: createDeskProjects(database.sql, settings),
});
