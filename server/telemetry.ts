/**
 * Traces for OpenTelemetry: a span for each request and for each statement within it. Nothing of a person is in them: no
 * address, no query, no body, no parameter. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set (docs/decisions/0090).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PoolMeter } from './db/pool-meter.js';

/** Milliseconds that the last spans get to leave. */
const longestFlush = 2000;

const verb = /^\s*(\w+)/;
const table = /\b(?:from|into|update)\s+"?(\w+)/i;

/** What a statement does to which table; its text stays here. */
const nameOf = (statement: string): string =>
  [verb.exec(statement)?.[1]?.toLowerCase(), table.exec(statement)?.[1]].filter(Boolean).join(' ');

const endRequest = (span: Span, request: FastifyRequest, status: number): void => {
  const route = request.routeOptions.url ?? 'unknown';
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ 'http.route': route, 'http.response.status_code': status });
  if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
};

/** Jobs have no request that their statements could belong to. */
const traceStatements = (
  tracer: Tracer,
  current: AsyncLocalStorage<Context>,
  meters: readonly PoolMeter[],
): void => {
  for (const { watch } of meters)
    watch({
      began: (statement) => {
        const parent = current.getStore();
        if (!parent) return () => undefined;
        const attributes = { 'db.system.name': 'postgresql' };
        const span = tracer.startSpan(nameOf(statement), { kind: SpanKind.CLIENT, attributes }, parent);
        return (isFailed) => {
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        };
      },
    });
};

/** Traces the requests of an app and the statements of its database; must be installed before any route. */
export const installTelemetry = (
  app: FastifyInstance,
  endpoint: string,
  meters: readonly PoolMeter[],
): void => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'housing' }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }))],
  });
  const tracer = provider.getTracer('housing');
  const current = new AsyncLocalStorage<Context>();
  const spans = new WeakMap<FastifyRequest, { span: Span; context: Context }>();

  app.addHook('onRequest', (request, _reply, done) => {
    const attributes = { 'http.request.method': request.method };
    const span = tracer.startSpan(request.method, { kind: SpanKind.SERVER, attributes }, ROOT_CONTEXT);
    const context = trace.setSpan(ROOT_CONTEXT, span);
    spans.set(request, { span, context });
    current.run(context, done);
  });
  // A body that has been read goes on in the context of its connection.
  app.addHook('preValidation', (request, _reply, done) => {
    const context = spans.get(request)?.context;
    if (context) current.run(context, done);
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)?.span;
    if (span) endRequest(span, request, reply.statusCode);
    done();
  });
  app.addHook('onClose', async () => {
    // A collector that is away does not hold up the end.
    await Promise.race([
      provider.shutdown().catch(() => undefined),
      delay(longestFlush, undefined, { ref: false }),
    ]);
  });

  traceStatements(tracer, current, meters);
};
