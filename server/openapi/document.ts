/** The API as an OpenAPI 3.1 document, made of the contract: nothing in it is written by hand a second time. */
import { type TSchema, Type } from 'typebox';
import { namedCalls, type NamedCall } from '../../src/api/contract/all.js';
import type { PartnerAccess } from '../../src/api/contract/endpoint.js';
import { ListingKind } from '../../src/api/contract/listings.schema.js';
import { ErrorReply } from '../../src/api/contract/replies.schema.js';
import { describedCalls } from './calls.js';
import type { DescribedCall } from './describe.js';
import { type Json, namedSchemas, schemaOf } from './schemas.js';
import { callTexts } from './texts.gen.js';

/** A call as the document describes it. */
export interface Operation extends Json {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
}

/** The document, as far as the readable page looks into it. */
export interface OpenApi extends Json {
  readonly info: { readonly title: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
}

/** What the document names by this server's settings. */
export interface DocumentParts {
  brand: string;
  publicUrl: string;
  /** Name of the cookie that holds the session. */
  cookie: string;
}

/** `listListings` as a heading: "List listings". */
const headingOf = (name: string): string => {
  const words = name
    .replaceAll(/[.]/g, ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

const underKey: Readonly<Record<PartnerAccess, string>> = {
  anyone: 'Under a partner’s key: anyone.',
  person: 'Under a partner’s key: a person who signed in on that page.',
  ticket: 'Under a partner’s key: the page itself, to get or renew its pass.',
  never: 'Never under a partner’s key.',
};

const pathOf = (template: string): string => template.replaceAll(/:(\w+)/g, '{$1}');

const pathParameters = (template: string): Json[] =>
  [...template.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: schemaOf(name === 'kind' ? ListingKind : Type.String({ maxLength: 80 })),
  }));

const queryParameters = (query: TSchema | undefined): Json[] => {
  const { properties = {}, required = [] } = (query ?? {}) as {
    properties?: Record<string, TSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', schema: schemaOf(schema) },
    ...(required.includes(name) && { required: true }),
  }));
};

const bodyOf = ({ body, form }: DescribedCall): Json | undefined => {
  if (form) return { required: true, content: { 'multipart/form-data': { schema: schemaOf(form) } } };
  return body && { required: true, content: { 'application/json': { schema: schemaOf(body) } } };
};

const answersOf = ({ reply, status, type = 'application/json', endpoint }: DescribedCall): Json => ({
  [status ?? 200]: {
    description: 'Done.',
    content: { [type]: { schema: schemaOf(reply) } },
    ...(endpoint.path === '/api/v3/properties/:kind' && {
      headers: {
        'X-Total-Count': { description: 'How many there are.', schema: { type: 'integer' } },
        Link: { description: 'The pages beside this one (RFC 8288).', schema: { type: 'string' } },
      },
    }),
  },
  429: { $ref: '#/components/responses/TooMany' },
  default: { $ref: '#/components/responses/Refused' },
});

const operationOf = (
  { name, subject, call }: NamedCall,
  described: DescribedCall,
  site: string,
): Operation => {
  const { isSignedIn, isIdempotent } = described;
  const body = bodyOf(described);
  const parameters = [
    ...pathParameters(call.path),
    ...queryParameters(described.query),
    ...(isIdempotent ? [{ $ref: '#/components/parameters/IdempotencyKey' }] : []),
  ];
  const who = `On our own site: ${isSignedIn ? 'whoever is signed in' : 'anyone'}.`;
  const byPass = call.partner === 'person' ? [{ partnerPass: [] }] : [];
  return {
    operationId: name.replace('.', '_'),
    tags: [subject],
    summary: headingOf(name),
    description: `${callTexts[name.replace(/\..*/, '')] ?? ''}\n\n${who} ${underKey[call.partner]}`,
    'x-partner': call.partner,
    ...(call.for && { 'x-partner-use': call.for }),
    ...(isSignedIn && { security: [{ session: [] }, ...byPass] }),
    ...(call.partner === 'never' && { servers: [{ url: site }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: answersOf(described),
  };
};

const pathsOf = (site: string): OpenApi['paths'] => {
  const details = new Map(describedCalls.map((each) => [each.endpoint, each]));
  const paths: Record<string, Record<string, Operation>> = {};
  for (const named of namedCalls) {
    const described = details.get(named.call);
    if (!described) throw new Error(`server/openapi/calls.ts does not describe ${named.name}.`);
    const path = (paths[pathOf(named.call.path)] ??= {});
    path[named.call.method.toLowerCase()] = operationOf(named, described, site);
  }
  return paths;
};

const refusal = (description: string, headers?: Json): Json => ({
  description,
  content: { 'application/json': { schema: schemaOf(ErrorReply) } },
  ...(headers && { headers }),
});

const componentsOf = (cookie: string): OpenApi['components'] & Json => ({
  schemas: namedSchemas(),
  responses: {
    Refused: refusal('Refused or failed: `code` is for programs, `message` for people.'),
    TooMany: refusal('A limit is reached.', {
      'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer' } },
    }),
  },
  parameters: {
    IdempotencyKey: {
      ...{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
      description: 'A call repeated with the same key answers as the first one did, for 24 hours.',
    },
  },
  securitySchemes: {
    session: { type: 'apiKey', in: 'cookie', name: cookie },
    partnerPass: { type: 'http', scheme: 'bearer', description: 'The pass of a partner’s page.' },
  },
});

/** Makes the document. */
export const openApiOf = ({ brand, publicUrl, cookie }: DocumentParts): OpenApi => ({
  openapi: '3.1.0',
  info: {
    ...{ title: `${brand} API`, version: '1.0.0' },
    description:
      'Calls that change something come from our own pages, or from a registered page under its partner’s key.',
  },
  servers: [
    { url: publicUrl, description: 'Our own site.' },
    {
      url: `${publicUrl}/embed/api/{key}`,
      description: 'A partner’s page.',
      variables: { key: { default: 'KEY', description: 'The partner’s key.' } },
    },
  ],
  tags: [...new Set(namedCalls.map(({ subject }) => subject))].map((name) => ({ name })),
  paths: pathsOf(publicUrl),
  components: componentsOf(cookie),
});
