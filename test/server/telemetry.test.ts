/** Traces: what a collector is sent, and that nothing of a person is in it. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { startServer } from '../support/server.js';

const test = suite('server/telemetry');

interface Span {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** A collector that keeps what it is sent. */
const startCollector = async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    close: () => server.close(),
  };
};

test('each request is a span with its statements, and tells nothing of who asked for what', async () => {
  const collector = await startCollector();
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint });
  await server.get('/api/v3/properties/sell?q=Secretville&city=Pune', { cookie: 'housing=secretcookie' });
  await server.app.inject({
    method: 'POST',
    url: '/api/v1/signin',
    payload: { email: 'secret@example.com', password: 'Secret-1-word', usertype: 'Agent' },
  });
  await server.close();
  const sent = collector.bodies.join('\n');
  const spans = collector.bodies.flatMap((body) =>
    (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((each) => each.spans),
    ),
  );
  const search = spans.find(({ name }) => name === 'GET /api/v3/properties/:kind');
  assert.ok(search, sent.slice(0, 500));
  assert.equal(
    Object.fromEntries(search.attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
    {
      'http.request.method': 'GET',
      'http.route': '/api/v3/properties/:kind',
      'http.response.status_code': 200,
    },
  );
  assert.ok(
    spans.some(({ name, parentSpanId }) => parentSpanId === search.spanId && name.startsWith('select')),
  );
  const signIn = spans.find(({ name }) => name === 'POST /api/v1/signin');
  // The statements after its body was read belong to it too.
  assert.ok(spans.some(({ parentSpanId }) => parentSpanId === signIn?.spanId));
  assert.not.match(sent, /secret|Pune|127\.0\.0\.1/i);
  collector.close();
});

test('a collector that is away disturbs nobody', async () => {
  const server = await startServer({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' });
  assert.is((await server.get('/api/v3/market')).status, 200);
  await server.close();
});

test.run();
