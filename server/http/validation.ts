/** Checks requests by the schemas of their routes. */
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';

type Compiler = ReturnType<BuildCompilerFromPool>;
/** What a compiler is given at run time; the package's types name only the schema. */
type Part = Parameters<Compiler>[0] & { httpPart: string };

/**
 * Makes the checks of the parts of a request. Params and queries are text, so they are converted to the types of the
 * schema; JSON has types of its own and is not converted: a list or a number in place of a text is an error. Multipart
 * forms have no schema; form-reader.ts reads them.
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
