/** Projects as everybody sees them: asked for when a page shows one. */
import { attach, createEvent, createStore, sample } from 'effector';
import { getProject } from '../../api/contract/projects.js';
import type { ProjectPage } from '../../api/contract/projects.schema.js';
import { hasStatus } from '../../api/errors.js';
import { $api, readTimeout } from '../connection/api-client.js';

export type { ProjectPage } from '../../api/contract/projects.schema.js';

/** The page of the project with this address appeared; one that came before is shown again as it was. */
export const projectRequested = createEvent<string>();

const fetchProjectFx = attach({
  source: $api,
  effect: (api, slug: string) => api.call(getProject, { params: { slug } }, { timeout: readTimeout }),
});

/** Holds the projects by their address, "none" where nobody knows one, and "failed" where no answer came. */
export const $projects = createStore<Readonly<Record<string, ProjectPage | 'none' | 'failed'>>>({})
  .on(fetchProjectFx.done, (known, { params, result }) => ({ ...known, [params]: result }))
  .on(fetchProjectFx.fail, (known, { params, error }) => ({
    ...known,
    [params]: hasStatus(error, 404) ? 'none' : 'failed',
  }));

sample({ clock: projectRequested, target: fetchProjectFx });
