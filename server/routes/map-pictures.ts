/** Small maps around a point, as pictures: for cards without a photo, and pages of partners. */
import type { FastifyInstance } from 'fastify';
import { mapPicture } from '../services/map-pictures.js';

/** The shapes change with the server alone. */
const headers = {
  'cache-control': 'public, max-age=604800',
  // Opened by itself it is a document, which needs its own styles and nothing else.
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
};

/** Registers GET /place-map/LAT,LNG,RADIUS.svg; `?hi` and `?mr` write names in Devanagari. */
export const registerMapPictures = (app: FastifyInstance): void => {
  app.get<{ Params: { name: string }; Querystring: Record<string, string> }>(
    '/place-map/:name',
    async ({ params, query }, reply) => {
      const picture = mapPicture(params.name, 'hi' in query || 'mr' in query);
      if (picture !== undefined) return reply.headers(headers).type('image/svg+xml').send(picture);
      return reply.code(404).send({ code: 'not-found', message: 'There is no map of this place.' });
    },
  );
};
