/** The operator's content over HTTP, and the pictures beside it. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import { getContent } from '../../src/api/contract/content.js';
import { Content } from '../../src/api/contract/content.schema.js';
import type { TypedApp } from './typed-app.js';

/** Registers GET /api/v3/content and /content/*, the folder `art` of the content folder. */
export const registerContent = (app: TypedApp, content: () => Promise<Content>, contentDir: string): void => {
  app.route({
    method: getContent.method,
    url: getContent.path,
    schema: { response: { 200: Content } },
    handler: content,
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
