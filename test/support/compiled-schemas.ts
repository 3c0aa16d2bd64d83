/** Shares the compiled schemas of routes among the servers of a run, which halves a server's start. */
import type { SchemaCompilers, Server } from '../../server/app.js';

let kept: SchemaCompilers | undefined;

/** Caches compiled schemas by their text and the part of the request. */
const once = <A extends { schema: unknown; httpPart?: string }, R>(
  compile: (asked: A) => R,
): ((asked: A) => R) => {
  const made = new Map<string, R>();
  return (asked) => {
    const words = JSON.stringify([asked.httpPart, asked.schema]);
    const known = made.get(words) ?? compile(asked);
    made.set(words, known);
    return known;
  };
};

/** Returns the compilers of an earlier server; none for the first. */
export const compilersOfRun = (): SchemaCompilers | undefined => kept;

/** Stores the compilers of a server that is ready, when Fastify has set them. */
export const keepCompilers = ({ app }: Server): void => {
  const { validatorCompiler, serializerCompiler } = app;
  if (!kept && validatorCompiler && serializerCompiler)
    kept = { validator: once(validatorCompiler), serializer: once(serializerCompiler) };
};
