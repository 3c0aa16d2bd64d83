/** The API as a page for people: drawn here, without a script, so that it works under the strictest policy. */
import { escapeHtml } from '../http/page-head.js';
import type { OpenApi, Operation } from './document.js';
import type { Json } from './schemas.js';

/** The styles of the page; the policy names them by their hash. */
export const pageStyles = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:60rem;margin:0 auto;padding:1rem}
h2{margin:2.5rem 0 .5rem}
details{border-top:1px solid GrayText;padding:.5rem 0}
summary{cursor:pointer;overflow-wrap:anywhere}
code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow-x:auto;padding:.75rem;border:1px solid GrayText;border-radius:.5rem}
table{border-collapse:collapse;display:block;overflow-x:auto}
th,td{text-align:start;vertical-align:top;padding:.25rem .75rem .25rem 0}`;

const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;

const linkTo = (name: string): string => `<a href="#${encodeURIComponent(name)}">${escapeHtml(name)}</a>`;

/** A schema as indented JSON, whose references lead to the schema they name. */
const shown = (schema: unknown): string =>
  `<pre>${escapeHtml(JSON.stringify(schema, null, 2)).replaceAll(
    /\{\s*&quot;\$ref&quot;: &quot;#\/components\/schemas\/(\w+)&quot;\s*\}/g,
    (_, name: string) => linkTo(name),
  )}</pre>`;

const parameterRow = (parameter: Json): string => {
  const {
    name,
    in: where,
    required,
    schema,
    $ref,
  } = parameter as {
    name?: string;
    in?: string;
    required?: boolean;
    schema?: Json;
    $ref?: string;
  };
  if ($ref !== undefined) return `<tr><td>${code('Idempotency-Key')}</td><td>header</td><td></td></tr>`;
  return `<tr><td>${code(name ?? '')}</td><td>${where}${required ? ', required' : ''}</td><td>${code(
    JSON.stringify(schema),
  )}</td></tr>`;
};

const contentOf = (part: unknown): [type: string, schema: unknown][] =>
  Object.entries((part as { content?: Record<string, { schema: unknown }> } | undefined)?.content ?? {}).map(
    ([type, { schema }]) => [type, schema],
  );

const operationHtml = (path: string, method: string, operation: Operation): string => {
  const {
    operationId,
    description,
    parameters = [],
    requestBody,
    responses,
  } = operation as Operation & {
    parameters?: Json[];
    requestBody?: Json;
    responses: Record<string, Json>;
  };
  const sent = contentOf(requestBody).map(([type, schema]) => `<h4>Body: ${type}</h4>${shown(schema)}`);
  const answers = Object.entries(responses).flatMap(([status, answer]) =>
    contentOf(answer).map(([type, schema]) => `<h4>Answer ${status}: ${type}</h4>${shown(schema)}`),
  );
  return [
    `<details id="${operationId}"><summary>${code(`${method.toUpperCase()} ${path}`)} ${escapeHtml(operation.summary)}</summary>`,
    ...description.split('\n\n').map((text) => `<p>${escapeHtml(text)}</p>`),
    parameters.length > 0 ? `<table>${parameters.map(parameterRow).join('')}</table>` : '',
    ...sent,
    ...answers,
    '</details>',
  ].join('\n');
};

/** Draws the page of a document. */
export const apiPage = ({ info, paths, components }: OpenApi): string => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const subjects = [...new Set(operations.map(({ operation }) => operation.tags[0]))];
  const calls = subjects.map((subject) => {
    const own = operations.filter(({ operation }) => operation.tags[0] === subject);
    const drawn = own.map(({ path, method, operation }) => operationHtml(path, method, operation));
    return `<h2>${escapeHtml(subject)}</h2>\n${drawn.join('\n')}`;
  });
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<details id="${name}"><summary>${code(name)}</summary>${shown(schema)}</details>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(info.title)}</title>
<style>${pageStyles}</style>
</head>
<body>
<h1>${escapeHtml(info.title)}</h1>
<p>${escapeHtml(info.description)} The same as an OpenAPI document: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<p>Whatever is refused is answered with its status and ${linkTo('ErrorReply')}; 429 says in Retry-After how many seconds to wait.</p>
${calls.join('\n')}
<h2>Schemas</h2>
${schemas.join('\n')}
</body>
</html>
`;
};
