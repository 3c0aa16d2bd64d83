/** What makes the site one that people install: its manifest, and the service worker, or what removes it. */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';

/** Takes the place of the worker where nothing is to be kept: it deletes what was, and itself. */
const removal = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const all = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(all.then(() => registration.unregister()));
});
`;

const manifestOf = ({ brand }: Config): object => ({
  id: '/',
  name: brand,
  short_name: brand,
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#FAF8F4',
  theme_color: '#0B6B5D',
  icons: [{ src: '/art/brand.svg', sizes: 'any', type: 'image/svg+xml' }],
  shortcuts: ['/saved', '/news'].map((url) => ({
    url,
    name: url === '/saved' ? 'Saved homes' : 'What is new',
  })),
});

/** Installs both. The worker is never cached, so that a change, and the removal, come with the next visit. */
export const installInstalledSite = (app: FastifyInstance, config: Config): void => {
  const file = resolve(config.webDir, 'service-worker.js');
  app.get('/service-worker.js', async (_request, reply) => {
    const built = config.offline ? await readFile(file, 'utf8').catch(() => undefined) : undefined;
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(built ?? removal);
  });

  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(JSON.stringify(manifestOf(config))),
  );
};
