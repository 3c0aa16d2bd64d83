/** Serves the built widgets and the site's files, compressed by the build, with their cache lifetimes. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const year = 31_536_000;

const optionsOf = (root: string, prefix: string, cacheControl: string): FastifyStaticOptions => ({
  root,
  prefix,
  decorateReply: false,
  preCompressed: true,
  index: false,
  cacheControl: false,
  setHeaders: (reply) => void reply.header('cache-control', cacheControl),
});

/**
 * Installs /assets (hashed names, kept a year), /brand (pictures for shared links and mails, kept a day) and, kept five
 * minutes, /embed/v1/embed.js, frame.js and embed.json: the newest version and its hashes.
 */
export const installStaticFiles = async (app: FastifyInstance, webDir: string): Promise<void> => {
  const root = resolve(webDir);
  if (!existsSync(root)) return;
  const assets = join(root, 'assets');
  if (existsSync(assets))
    await app.register(fastifyStatic, optionsOf(assets, '/assets/', `public, max-age=${year}, immutable`));
  const brand = join(root, 'brand');
  if (existsSync(brand))
    await app.register(fastifyStatic, optionsOf(brand, '/brand/', 'public, max-age=86400'));
  await app.register(fastifyStatic, {
    ...optionsOf(root, '/embed/v1/', 'public, max-age=300'),
    allowedPath: (path) => /^\/(embed\.js(on)?|frame\.js)(\.br|\.gz)?$/.test(path),
  });
};
