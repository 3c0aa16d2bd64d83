/** The pages of our windows and frames on partner pages, with the headers that say who may open them (docs/decisions/0031). */
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { windowPaths } from '../../src/api/contract/partner-windows.js';
import { languageIn } from '../../src/model/rules/languages.js';
import type { Config } from '../config.js';
import type { PartnerKeys, StoredPartnerKey } from '../services/partner-keys.js';
import { policySourceOf } from '../services/partner-origins.js';
import { pageData } from './page-data.js';
import { escapeHtml } from './page-head.js';
import { languageChosen, withPreferences } from './page-preferences.js';
import { policyFor, stylesIn } from './security-headers.js';

/** A test key also works on any port of the developer's own machine. */
const ownMachine = ['http://localhost:*', 'http://127.0.0.1:*', 'https://localhost:*', 'https://127.0.0.1:*'];

/** Writes which pages may frame what is shown under a key; nobody without one that is in use. */
export const ancestorsOf = (partner: StoredPartnerKey | undefined): string => {
  if (partner === undefined || partner.revokedAt !== null) return "'none'";
  // Read anew: whatever the table holds, nothing but an origin gets into the policy.
  const listed = partner.origins.map((each) => policySourceOf(each, partner.mode));
  const origins = listed.filter((each) => each !== undefined);
  if (partner.mode === 'test') origins.push(...ownMachine);
  // A widget in a frame of ours shows details in a frame of its own.
  return origins.length > 0 ? ["'self'", ...origins].join(' ') : "'none'";
};

type Query = Readonly<Record<string, string | undefined>>;

const keyIn = (request: FastifyRequest): string => (request.query as Query).key ?? '';

/** Installs the four pages: never cached, and sending no referrer. */
export const installPartnerWindows = (app: FastifyInstance, config: Config, keys: PartnerKeys): void => {
  const send = async (request: FastifyRequest, reply: FastifyReply, ancestors: string) => {
    const page = await readFile(resolve(config.webDir, 'windows.html'), 'utf8').catch(() => undefined);
    if (page === undefined) return reply.code(503).type('text/plain').send('The site is not built yet.\n');
    const [, query = ''] = request.url.split(/\?(.*)/s);
    const { cookie } = request.headers;
    const head = `<title>${escapeHtml(config.brand)}</title>\n<meta name="robots" content="noindex">`;
    const html = withPreferences(page, languageIn(query) ?? languageChosen(cookie) ?? 'en', cookie)
      .replace('<!--head-->', () => head)
      .replace('<!--data-->', () => pageData(config));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policyFor(ancestors, config.publicUrl, stylesIn(page)))
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .removeHeader('access-control-allow-origin')
      .send(html);
  };

  // Any Cross-Origin-Opener-Policy would cut the window from its opener, and it could not hand over the code or the answer.
  for (const path of [windowPaths.signIn, windowPaths.confirm])
    app.get(path, (request, reply) => {
      void reply.removeHeader('cross-origin-opener-policy');
      return send(request, reply, "'none'");
    });

  app.get(windowPaths.card, (request, reply) => send(request, reply, "'none'"));

  app.get(windowPaths.frame, async (request, reply) => {
    // A page with Cross-Origin-Embedder-Policy admits only frames that send it too.
    void reply.header('cross-origin-embedder-policy', 'require-corp');
    return send(request, reply, ancestorsOf(await keys.find(keyIn(request))));
  });
};
