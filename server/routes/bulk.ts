/** Posting many listings from a file over HTTP (additive). */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { checkImport, getImportTemplate, importListings } from '../../src/api/contract/bulk.js';
import { BulkReport, TemplateParams } from '../../src/api/contract/bulk.schema.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import { type FileRules, readForm } from '../http/form-reader.js';
import type { Bulk } from '../import/bulk.js';
import { templateOf } from '../import/template.js';
import type { FormPart, Inbox } from '../media/inbox.js';
import { ServiceError } from '../services/service-error.js';
import type { AccountParts } from './account-parts.js';
import { kindFrom } from './kind.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface BulkRouteParts extends AccountParts {
  bulk: Bulk;
  inbox: Inbox;
}

const files: FileRules = {
  file: {
    most: 5 * 1024 * 1024,
    tooLarge: 'importTooLarge',
    count: 1,
    tooMany: 'fieldRepeated',
    shownAs: 'file',
  },
};

const textOf = (parts: readonly FormPart[], wanted: string): string => {
  const part = parts.find(({ name }) => name === wanted);
  return part && 'text' in part ? part.text.trim().slice(0, 80) : '';
};

const fileOf = (parts: readonly FormPart[]) => {
  for (const part of parts) if ('file' in part) return part;
  throw new ServiceError('invalid', messageOf('fileMissing'), { file: messageOf('fileMissing') });
};

/** Registers the calls. */
export const registerBulk = (app: TypedApp, { services, auth, bulk, inbox }: BulkRouteParts): void => {
  app.route({
    method: getImportTemplate.method,
    url: getImportTemplate.path,
    schema: { params: TemplateParams },
    handler: async ({ params }, reply) => {
      const kind = kindFrom(params.kind);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${kind}-listings.csv"`)
        .send(templateOf(kind));
    },
  });

  const run = async (request: FastifyRequest, reply: FastifyReply, saves: boolean): Promise<BulkReport> => {
    const { userId, actorId } = await auth.requireOwner(request, reply);
    await services.limits.take('import', { account: userId });
    const form = await readForm(request, inbox, files);
    try {
      const { file, fileName } = fileOf(form.parts);
      const kind = kindFrom(textOf(form.parts, 'kind'));
      const city = textOf(form.parts, 'city');
      return await bulk.run(
        { path: file.path, fileName, ownerId: userId, actorId, kind, ...(city && { city }) },
        saves,
      );
    } finally {
      await form.remove();
    }
  };

  app.route({
    method: checkImport.method,
    url: checkImport.path,
    schema: { response: { 200: BulkReport } },
    handler: (request, reply) => run(request, reply, false),
  });
  app.route({
    method: importListings.method,
    url: importListings.path,
    schema: { response: { 200: BulkReport } },
    handler: (request, reply) => run(request, reply, true),
  });
};
