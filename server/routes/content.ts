/** The operator's content over HTTP, and the pictures beside it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getContent } from '../../src/api/contract/content.js';
import { Content } from '../../src/api/contract/content.schema.js';
import type { ProjectPages } from '../services/project-pages.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface ContentParts {
  /** Reads what operators' files and the desk say. */
  content: () => Promise<Content>;
  contentDir: string;
  projects: Pick<ProjectPages, 'picked'>;
}

/** Registers GET /api/v3/content and /content/*, the folder `art` of the content folder. */
export const registerContent = (app: TypedApp, { content, contentDir, projects }: ContentParts): void => {
  app.route({
    method: getContent.method,
    url: getContent.path,
    schema: { response: { 200: Content } },
    handler: async () => {
      const [said, picked] = await Promise.all([content(), projects.picked()]);
      // What is said otherwise is the default of each place, while no project is picked for it.
      return {
        ...said,
        ...(picked.projects.length > 0 && { projects: picked.projects }),
        ...(picked.promotions.length > 0 && { promotions: picked.promotions }),
      };
    },
  });

  const art = resolve(join(contentDir, 'art'));
  if (!existsSync(art)) return;
  void app.register(fastifyStatic, {
    root: art,
    prefix: '/content/',
    decorateReply: false,
    index: false,
    cacheControl: false,
    allowedPath: (path) => /^\/[a-z0-9-]+\.(?:svg|webp|png|jpg)$/.test(path),
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=3600');
      void reply.header('cross-origin-resource-policy', 'cross-origin');
      void reply.header('access-control-allow-origin', '*');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
};
