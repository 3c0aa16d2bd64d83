/** The process that asks: reads what to ask from its input and writes the figures as JSON. */
import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import autocannon from 'autocannon';
import { mixes, numbersFrom } from './questions.mjs';

const { url, mix, size, seconds, connections, perSecond } = JSON.parse(await text(process.stdin));
const next = mixes(size)[mix];
const headers = { 'accept-encoding': 'br, gzip' };

/** Asks as fast as the answers come. */
const askAtOnce = async () => {
  const { requests, latency, errors, non2xx } = await autocannon({
    ...{ url, connections, headers },
    duration: seconds,
    requests: [{ setupRequest: (request) => ({ ...request, path: next() }) }],
  });
  return { rate: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + non2xx };
};

/** Asks as often as is said whatever the answers take, at moments by chance; a wait begins when a request is due. */
const askSteadily = async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const waits = [];
  let failed = 0;
  const ask = (due) =>
    new Promise((resolve) => {
      const end = (isRight) => {
        waits.push(performance.now() - due);
        if (!isRight) failed += 1;
        resolve();
      };
      get(url + next(), { agent, headers }, (reply) => {
        reply.resume().once('end', () => end(reply.statusCode < 300));
      }).once('error', () => end(false));
    });
  const random = numbersFrom(size + 1);
  const begun = performance.now();
  const asked = [];
  let due = begun;
  while (due < begun + seconds * 1000) {
    const early = due - performance.now();
    if (early > 0) await pause(early);
    asked.push(ask(due));
    due += (-Math.log(1 - random()) * 1000) / perSecond;
  }
  await Promise.all(asked);
  const rate = (waits.length * 1000) / (performance.now() - begun);
  agent.destroy();
  waits.sort((one, other) => one - other);
  const [p50, p99] = [0.5, 0.99].map((part) => Math.round(waits[Math.floor(part * waits.length)]));
  return { rate, p50, p99, failed };
};

process.stdout.write(JSON.stringify(await (perSecond ? askSteadily() : askAtOnce())));
