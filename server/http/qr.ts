/** QR codes of our own pages and of projects in the public register: drawn here, so that no page asks another site for one. */
import type { FastifyInstance, FastifyReply } from 'fastify';
import { renderSVG } from 'uqr';
import { detailRouteOf, listingKinds } from '../../src/model/rules/kinds.js';
import { fileNotFound } from './stored-file.js';

/** What the codes lead to. */
export interface QrSources {
  publicUrl: string;
  /** The address of a project in the public register; undefined where nobody knows the project. */
  registerLinkOf: (slug: string) => Promise<string | undefined>;
}

/** Draws the code of an address; dark on light in both themes, as readers expect. */
export const qrOf = (address: string): string => renderSVG(address, { ecc: 'M', border: 2 });

/** Registers GET /qr/listing/{kind}/{id}.svg and /qr/project/{slug}.svg. */
export const registerQr = (app: FastifyInstance, { publicUrl, registerLinkOf }: QrSources): void => {
  const headers = { 'cache-control': 'public, max-age=3600' };

  const send = (reply: FastifyReply, address: string | undefined): FastifyReply =>
    address === undefined
      ? fileNotFound(reply)
      : reply.headers(headers).type('image/svg+xml').send(qrOf(address));

  app.get<{ Params: { kind: string; id: string } }>('/qr/listing/:kind/:id', (request, reply) => {
    const { kind, id } = request.params;
    const [, name] = /^([\w-]{1,64})\.svg$/.exec(id) ?? [];
    const known = listingKinds.find((each) => each === kind);
    return send(reply, known && name && `${publicUrl}${detailRouteOf(known)}?id=${name}`);
  });

  app.get<{ Params: { slug: string } }>('/qr/project/:slug', async ({ params }, reply) =>
    send(reply, await registerLinkOf(params.slug.replace(/\.svg$/, ''))),
  );
};
