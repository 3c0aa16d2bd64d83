/** What makes the site one that people install: its manifest, and the service worker, or what removes it. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { ServiceError } from '../services/service-error.js';

/** Takes the place of the worker where nothing is to be kept: it deletes what was, and itself. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const all = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(all.then(() => registration.unregister()));
});
`;

/** Installs both. The worker is never cached, so that a change, and the removal, come with the next visit. */
export const installInstalledSite = (app: FastifyInstance, { webDir, offline, brand }: Config): void => {
  const built = (name: string): Promise<string | undefined> =>
    readFile(resolve(webDir, name), 'utf8').catch(() => undefined);

  app.get('/service-worker.js', async (_request, reply) => {
    const worker = offline ? await built('service-worker.js') : undefined;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(worker ?? removal);
  });

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const manifest = await built('manifest.webmanifest');
    if (manifest === undefined) throw new ServiceError('not-found', 'The site is not built yet.');
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify({ name: brand, short_name: brand, ...(JSON.parse(manifest) as object) }));
  });
};
