/** How requests are held against the schemas of their routes. */
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';

type Compiler = ReturnType<BuildCompilerFromPool>;
/** What a compiler is really given; the package's types name the schema alone. */
type Part = Parameters<Compiler>[0] & { httpPart: string };

/**
 * Makes the checks of the parts of a request. An address is text all through, so a number is read out of it where the
 * schema says one; JSON has types of its own, and a list, a number or `true` in place of a text is an error of the
 * sender. Multipart forms are read by their fields and have no schema.
 */
export const createValidators = (): BuildCompilerFromPool => {
  const makeCompiler = AjvCompiler();
  return (schemas, options) => {
    const ofText = makeCompiler(schemas, options);
    const customOptions = { ...options?.customOptions, coerceTypes: false as const };
    const ofJson = makeCompiler(schemas, { ...options, customOptions } as typeof options);
    const compile = (part: Part) => (part.httpPart === 'body' ? ofJson : ofText)(part);
    return compile as Compiler;
  };
};
