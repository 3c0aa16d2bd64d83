/** The process that asks: reads what to ask from its input and writes the figures as JSON. */
import { text } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { mixes } from './questions.mjs';

const { url, mix, size, seconds, connections } = JSON.parse(await text(process.stdin));
const next = mixes(size)[mix];
const { requests, latency, errors, non2xx } = await autocannon({
  url,
  connections,
  duration: seconds,
  headers: { 'accept-encoding': 'br, gzip' },
  requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
});
process.stdout.write(
  JSON.stringify({ rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx }),
);
