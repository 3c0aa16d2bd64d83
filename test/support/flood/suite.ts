/** Measures the processor's time of the worst calls over a market of some size. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { allEndpoints } from '../../../src/api/contract/all.js';
import type { PartnerKey } from '../../../src/api/contract/partners.schema.js';
import { type Person, signedIn } from '../people.js';
import { startServer, type TestServer } from '../server.js';
import { fillMarket } from './market.js';
import { exempt } from './exempt-calls.js';
import { type WorstCall, worstCalls } from './worst-calls.js';

const nameOf = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;

interface Cost {
  call: WorstCall;
  milliseconds: number;
}

/** Milliseconds past which no second try is worth its time. */
const hopeless = 2_000;

/** Tries more of a call that seems too dear: others on the machine, and the compiler at its first calls, cost time too. */
const triesMore = 12;

const costsOf = async (
  server: TestServer,
  agent: Person,
  key: string,
  { most, onCost }: { most: number; onCost: (cost: Cost) => void },
): Promise<Cost[]> => {
  const wrong = new Set<string>();
  const once = async ({ method, url, body, status }: WorstCall): Promise<number> => {
    const before = process.cpuUsage();
    const reply = await server.app.inject({
      method,
      url: url.replace('KEY', key),
      headers: {
        cookie: agent.cookie ?? '',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const { user, system } = process.cpuUsage(before);
    if (reply.statusCode !== status)
      wrong.add(`${reply.statusCode} ${method} ${url.slice(0, 100)} ${reply.body.slice(0, 200)}`);
    return (user + system) / 1000;
  };
  const costs: Cost[] = [];
  for (const call of worstCalls) {
    // The first one makes code fast and caches warm; of the others the least has been disturbed the least.
    let milliseconds = await once(call);
    if (milliseconds < hopeless) {
      milliseconds = Math.min(await once(call), await once(call), await once(call));
      for (let more = 0; milliseconds >= most && more < triesMore; more++)
        milliseconds = Math.min(milliseconds, await once(call));
    }
    costs.push({ call, milliseconds });
    onCost({ call, milliseconds });
  }
  assert.equal([...wrong], [], 'a call did not do its work');
  return costs;
};

const lineOf = ({ call, milliseconds }: Cost): string =>
  `| \`${nameOf(call)}\` | ${call.what} | ${milliseconds.toFixed(1)} |`;

/** How large the market is, and what is asked of it. */
export interface Flood {
  listings: number;
  /** Milliseconds of processor time that one request may take, the embedded engine's thread included. */
  mostMilliseconds: number;
  /** Prints each line of the table: call, worst input, milliseconds. */
  shows?: boolean;
}

/** Declares the suite. */
export const floodSuite = (name: string, { listings, mostMilliseconds, shows = false }: Flood): void => {
  const test = suite(name);
  let server: TestServer;

  test.before(async () => {
    // Whoever floods asks something else each time.
    server = await startServer({ RATE_LIMITS: 'test', RESPONSE_CACHE_MB: '0' });
  });
  test.after(() => server.close());

  test('every call of the contract has a worst input, or a reason to have none', () => {
    const known = new Set([...worstCalls.map(nameOf), ...exempt.keys()]);
    assert.equal(
      allEndpoints.map(nameOf).filter((each) => !known.has(each)),
      [],
    );
    const reads = allEndpoints.filter(({ method }) => method === 'GET').map(nameOf);
    assert.equal(
      reads.filter((each) => exempt.has(each)),
      [],
      'a read has no reason',
    );
  });

  test(`with ${listings.toLocaleString('en-IN')} listings no request takes ${mostMilliseconds} ms of the processor`, async () => {
    const agent = await signedIn(server);
    const { _id: id } = (await agent.call('GET', '/api/v1/profile')).json;
    await fillMarket(server, listings, id);
    const made = await agent.call('POST', '/api/v1/partner-keys', {
      name: 'Ours',
      mode: 'live',
      origins: ['https://www.sahyadri.example'],
    });
    const print = (cost: Cost): void => void process.stdout.write(`${lineOf(cost)}\n`);
    const { key } = made.json as unknown as PartnerKey;
    const onCost = shows ? print : () => undefined;
    const costs = await costsOf(server, agent, key, { most: mostMilliseconds, onCost });
    const dear = costs.filter(({ call, milliseconds }) => milliseconds >= (call.most ?? mostMilliseconds));
    assert.equal(dear.map(lineOf), []);
  });

  test.run();
};
