/** The developer site for programs that read: /llms.txt, and each page as Markdown beside its address (S-810). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.js';
import { ServiceError } from '../services/service-error.js';

/** Installs both; what the build wrote with HOST for the marketplace is sent with its own address. */
export const installDeveloperFiles = (app: FastifyInstance, { webDir, publicUrl }: Config): void => {
  const { host } = new URL(publicUrl);
  const send = async (reply: FastifyReply, file: string, type: string): Promise<FastifyReply> => {
    const text = await readFile(resolve(webDir, file), 'utf8').catch(() => undefined);
    if (text === undefined) throw new ServiceError('not-found', `The developer site has no file ${file}.`);
    return reply
      .type(`text/${type}; charset=utf-8`)
      .header('cache-control', 'public, max-age=300')
      .send(text.replaceAll('https://HOST', publicUrl).replaceAll(/\bHOST\b/g, host));
  };
  app.get('/llms.txt', (_request, reply) => send(reply, 'llms.txt', 'plain'));
  app.get('/developers.md', (_request, reply) => send(reply, 'developers.md', 'markdown'));
  // The pattern lets no other file be named.
  app.get<{ Params: { page: string } }>('/developers/:page(^[a-z\\d-]+$).md', (request, reply) =>
    send(reply, `developers/${request.params.page}.md`, 'markdown'),
  );
};
