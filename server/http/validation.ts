/** Checks requests by the schemas of their routes, and writes answers by them. */
import { AjvCompiler, type BuildCompilerFromPool } from '@fastify/ajv-compiler';
import serializersOf, {
  type Serializer,
  type SerializerFactory,
} from '@fastify/fast-json-stringify-compiler';

type Compiler = ReturnType<BuildCompilerFromPool>;
/** What a compiler is given at run time; the package's types name only the schema. */
type Part = Parameters<Compiler>[0] & { httpPart: string };
type Check = ReturnType<Compiler>;

/** Compiles a check with the first request: those of all routes cost a start 0.3 s. */
const whenAsked = (make: () => Check): Check => {
  let made: Check | undefined;
  const check = (value: unknown): unknown => {
    made ??= make();
    const result: unknown = made(value);
    check.errors = made.errors;
    return result;
  };
  check.errors = undefined as Check['errors'];
  return check as unknown as Check;
};

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
    const compile = (part: Part): Check =>
      whenAsked(() => (part.httpPart === 'body' ? ofJson : ofText)(part));
    return compile as Compiler;
  };
};

/** Makes the writers of answers; each is compiled with the first answer that it writes. */
export const createSerializers = (): SerializerFactory => {
  const makeCompiler = serializersOf();
  return (schemas, options) => {
    const compile = makeCompiler(schemas, options);
    return (route) => {
      let write: Serializer | undefined;
      return (answer) => (write ??= compile(route))(answer);
    };
  };
};
