/** Turns schema errors into a sentence that names the field and the remedy. */
import type { FastifySchemaValidationError } from 'fastify';
import type { ErrorReply } from '../../src/api/contract/replies.schema.js';

type Problem = FastifySchemaValidationError;

const typeNames: Record<string, string> = {
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  string: 'text',
  array: 'a list',
  object: 'an object',
};

const limitOf = (problem: Problem): unknown => problem.params.limit;

const remedies: Record<string, (problem: Problem) => string> = {
  type: ({ params }) => `must be ${typeNames[String(params.type)] ?? String(params.type)}`,
  minimum: (problem) => `must be ${String(limitOf(problem))} or more`,
  maximum: (problem) => `must be ${String(limitOf(problem))} or less`,
  maxLength: (problem) => `must have at most ${String(limitOf(problem))} characters`,
  minLength: (problem) => `must have at least ${String(limitOf(problem))} characters`,
  required: () => 'is missing',
  enum: ({ params }) => `must be one of ${(params.allowedValues as string[]).join(', ')}`,
};

const choicesOf = (problems: readonly Problem[]): string[] =>
  problems.filter(({ keyword }) => keyword === 'const').map(({ params }) => String(params.allowedValue));

const fieldOf = ({ instancePath, params }: Problem): string =>
  instancePath.split('/').filter(Boolean).join('.') ||
  ((params.missingProperty as string | undefined) ?? 'request');

/** Makes the reply to a request that does not match its schema. */
export const schemaErrorReply = (problems: readonly Problem[]): ErrorReply => {
  const [problem] = problems;
  if (!problem) return { code: 'invalid', message: 'The request is not valid.' };
  const field = fieldOf(problem);
  const choices = choicesOf(problems);
  const remedy =
    choices.length > 0
      ? `must be one of ${choices.join(', ')}`
      : (remedies[problem.keyword]?.(problem) ?? problem.message ?? 'is not valid');
  const message = `${field} ${remedy}.`;
  return { code: 'invalid', message, fields: { [field]: message } };
};
