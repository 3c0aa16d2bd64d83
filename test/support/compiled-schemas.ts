/** The servers of a run compile the schemas of their routes once: for each file anew, that was half of its start. */
import type { SchemaCompilers, Server } from '../../server/app.js';

let kept: SchemaCompilers | undefined;

/** Remembers what a compiler made of a schema, known by its words and the part of the request it is for. */
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

/** Answers the compilers of an earlier server; none for the first. */
export const compilersOfRun = (): SchemaCompilers | undefined => kept;

/** Keeps the compilers of a server that has been ready, so that they are the ones it really has. */
export const keepCompilers = ({ app }: Server): void => {
  const { validatorCompiler, serializerCompiler } = app;
  if (!kept && validatorCompiler && serializerCompiler)
    kept = { validator: once(validatorCompiler), serializer: once(serializerCompiler) };
};
