/** The API described: as an OpenAPI document, and as a page for people. */
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { policyFor } from '../http/security-headers.js';
import { cookieName } from '../http/session-auth.js';

/** Makes both texts when somebody asks for one; until then not even the schemas are loaded. */
const makeTexts = async (config: Config) => {
  const [{ openApiOf }, { apiPage, pageStyles }] = await Promise.all([
    import('../openapi/document.js'),
    import('../openapi/page.js'),
  ]);
  const { brand, publicUrl } = config;
  const document = openApiOf({ brand, publicUrl, cookie: cookieName(config) });
  return {
    json: JSON.stringify(document),
    page: apiPage(document),
    policy: policyFor("'none'", publicUrl, [pageStyles]),
  };
};

/** Registers /api/openapi.json and /api/docs. */
export const registerOpenApi = (app: FastifyInstance, config: Config): void => {
  let made: ReturnType<typeof makeTexts> | undefined;
  const texts = () => (made ??= makeTexts(config));
  const cache = 'public, max-age=3600';

  app.get('/api/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .headers({ 'cache-control': cache, 'access-control-allow-origin': '*' })
      .send((await texts()).json),
  );

  app.get('/api/docs', async (_request, reply) => {
    const { page, policy } = await texts();
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': cache, 'content-security-policy': policy })
      .send(page);
  });
};
