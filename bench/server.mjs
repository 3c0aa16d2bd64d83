/**
 * The server's starts, and the server under load: single calls, mixes from 50 connections and memory, on both engines. BENCH_SIZES
 * and BENCH_ENGINES say on which markets (10000,100000 and postgres,pglite; starts alone where no size is named), BENCH_SECONDS how
 * long each mix is asked.
 */
import { readFile } from 'node:fs/promises';
import { callsByHand } from './by-hand.mjs';
import { median, numbersAt } from './marketplace.mjs';
import { load, newOwner } from './server/load.mjs';
import { makeMarket } from './server/market.mjs';
import { calls, mixes } from './server/questions.mjs';
import { measureStartsOn } from './server/starts.mjs';

const sizes = (process.env.BENCH_SIZES ?? '10000,100000').split(',').filter(Boolean).map(Number);
const engines = (process.env.BENCH_ENGINES ?? 'postgres,pglite').split(',');
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const runs = Number(process.env.BENCH_RUNS ?? 9);
const connections = 50;
const realistic = 'realistic, 5 % text, 15 % facets';

/** What is wanted of the realistic mix: the 99th percentile in milliseconds, and requests a second. */
const [mostWait, leastRate] = [200, 400];
const steady = `realistic, ${leastRate} a second`;

/** A load that is asked for at a pace comes out a little below it. */
const pace = 1.05 * leastRate;
const first = `${realistic}, right after a start`;

/** Seconds for which the realistic mix is asked before it is measured: what many ask is kept by then. */
const warming = Number(process.env.BENCH_WARMING ?? 30);

/** Of a person who tries many things in a row, not of a flood. */
const unlimited = {
  NODE_ENV: 'test',
  RATE_LIMITS: 'test',
  DAILY_LISTINGS: '100000',
  LIMIT_CREATE_ACCOUNT: '100000/1d',
};

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const call = async (address) => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  await reply.text();
};

/**
 * Starts a server of a market, and waits until its jobs have run: most work of a start is theirs. They begin together; what
 * is done each hour or less often begins only where it is due.
 */
const startAtRest = async (market, settings) => {
  const port = 20_000 + Math.floor(Math.random() * 20_000);
  let server;
  const ready = await timed(async () => {
    server = await market.start({ ...unlimited, ...settings, METRICS_PORT: String(port) });
  });
  const isAtRest = async () => {
    const text = await numbersAt(port);
    return /^job_duration_seconds_count\{.*\} [1-9]/m.test(text) && /^jobs_running 0$/m.test(text);
  };
  const jobs = await timed(async () => {
    while (!(await isAtRest())) await new Promise((resolve) => setTimeout(resolve, 200));
  });
  return { ...server, port, ready, jobs };
};

/** The median of some runs of one piece of work, in milliseconds; the first run warms it. */
const medianOf = async (work) => {
  const times = [];
  for (let run = 0; run <= runs; run++) times.push(await timed(work));
  return median(times.slice(1));
};

/** What the database alone takes for the calls, in milliseconds, before a server runs. */
const measureByHand = (market) =>
  market.withSql(async (execute) => {
    const found = {};
    for (const [name, statements] of Object.entries(callsByHand))
      found[name] = await medianOf(async () => {
        for (const statement of statements) await execute(statement);
      });
    return found;
  });

/** Single calls without the cache, against hand-written SQL and the empty route of the same run. */
const measureCalls = async (market) => {
  const byHand = await measureByHand(market);
  const { url, stop } = await startAtRest(market, { RESPONSE_CACHE_MB: '0' });
  const empty = await medianOf(() => call(`${url}/healthz`));
  const lines = [];
  for (const [name, path] of Object.entries(calls)) {
    const value = await medianOf(() => call(url + path));
    const baseline = byHand[name] + empty;
    lines.push({
      name,
      value: `${value.toFixed(1)} ms`,
      baseline: `${byHand[name].toFixed(1)} ms (by hand) and ${empty.toFixed(1)} ms (empty route)`,
      ratio: value / baseline,
    });
  }
  await stop();
  return lines;
};

const megabytes = async (pid) => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN);
  return [kilobytes('VmRSS'), kilobytes('VmHWM')].map((each) => Math.round(each / 1024));
};

const figures = async (port) => {
  const text = await numbersAt(port);
  const of = (outcome) =>
    Number(new RegExp(`cached_answers_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]);
  return { hits: of('hit'), misses: of('miss') };
};

/** One mix; of the realistic one somebody posts two listings a second meanwhile. */
const measureMix = async ({ url, port, owner, alone, hasCache }, asked) => {
  const writes = [];
  const writing =
    asked.mix === realistic && setInterval(() => void owner.post().then((time) => writes.push(time)), 500);
  const before = await figures(port);
  const { rate, p50, p99, failed } = await load(url, { seconds, connections, ...asked });
  clearInterval(writing);
  const after = await figures(port);
  const [hits, misses] = [after.hits - before.hits, after.misses - before.misses];
  const cached =
    hits + misses > 0 && hasCache ? `, ${Math.round((100 * hits) / (hits + misses))} % cached` : '';
  const posts =
    writes.length > 0
      ? `, ${writes.length} posts of ${median(writes).toFixed(0)} ms (${median(alone).toFixed(0)} alone)`
      : '';
  const text = `${rate.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms, ${failed} failed${cached}${posts}`;
  return { rate, p99, failed, text };
};

/**
 * All mixes with some settings, each as fast as it is answered: the realistic one right after a start, and again at last when what
 * many ask is kept, then also as often as is wanted.
 */
const measureMixes = async (market, size, settings) => {
  const { url, pid, port, ready, jobs, stop } = await startAtRest(market, settings);
  const [idle] = await megabytes(pid);
  const owner = await newOwner(url);
  const alone = [];
  for (let at = 0; at < 5; at++) alone.push(await owner.post());
  const lines = [];
  const server = { url, port, owner, alone, hasCache: settings.RESPONSE_CACHE_MB !== '0' };
  const measure = async (name, asked) =>
    lines.push({ name, ...(await measureMix(server, { size, ...asked })) });
  await measure(first, { mix: realistic });
  for (const mix of Object.keys(mixes(size)).filter((mix) => mix !== realistic)) await measure(mix, { mix });
  if (server.hasCache) await measureMix(server, { mix: realistic, size, seconds: warming });
  await measure(realistic, { mix: realistic });
  await measure(steady, { mix: realistic, perSecond: pace });
  const [now, most] = await megabytes(pid);
  await stop();
  return {
    lines,
    memory: `ready in ${(ready / 1000).toFixed(1)} s, its jobs done ${(jobs / 1000).toFixed(1)} s later, ${idle} MB idle, ${now} after the load, ${most} at the most`,
  };
};

/** What is wanted of a line: the rate of the realistic mix as fast as it goes, and how long one waits at that rate. */
const budgetOf = ({ name, rate, p99, failed }) => {
  if (name === realistic) return { budget: `>= ${leastRate}/s`, isMet: rate >= leastRate };
  if (name !== steady) return {};
  return {
    budget: `>= ${leastRate}/s, p99 <= ${mostWait} ms`,
    isMet: rate >= leastRate && p99 <= mostWait && failed === 0,
  };
};

const measureMarket = async (engine, size) => {
  const where = `${engine}, ${size.toLocaleString('en-IN')}`;
  const market = await makeMarket(engine, size);
  try {
    const found = (await measureCalls(market)).map((line) => ({ ...line, name: `${where}: ${line.name}` }));
    const { lines, memory } = await measureMixes(market, size, {});
    for (const line of lines)
      found.push({
        name: `${where}: ${line.name}`,
        value: line.text,
        ...(size >= 100_000 && budgetOf(line)),
      });
    const { lines: uncached } = await measureMixes(market, size, { RESPONSE_CACHE_MB: '0' });
    for (const { name, text } of uncached)
      if (name !== 'empty route') found.push({ name: `${where}: ${name}, without the cache`, value: text });
    return [...found, { name: `${where}: process`, value: memory }];
  } finally {
    await market.close();
  }
};

/** Measures the starts and every market on every engine. */
export const measure = async () => {
  const found = [];
  for (const engine of engines) found.push(...(await measureStartsOn(engine)));
  for (const size of sizes) for (const engine of engines) found.push(...(await measureMarket(engine, size)));
  return found;
};
