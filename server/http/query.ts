/** Normalises query strings before they are checked: empty values mean "not given", repeated ones are a list. */
import type { FastifyInstance } from 'fastify';

const joined = (value: unknown): unknown =>
  Array.isArray(value) ? value.filter((part) => part !== '').join(',') : value;

const tidied = (query: Record<string, unknown>): Record<string, unknown> => {
  const entries = Object.entries(query).map(([name, value]): [string, unknown] => [name, joined(value)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== ''));
};

/** Installs the hook; clients of the specifications may send `city=&minbudget=` (S-300). */
export const installQueryTidying = (app: FastifyInstance): void => {
  app.addHook('preValidation', async (request) => {
    request.query = tidied(request.query as Record<string, unknown>);
  });
};
