/** Search calls on PostgreSQL against the same rows and the same count by hand-written SQL, on a large market. */
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { startCluster } from '../scripts/postgres/cluster.mjs';
import { findPostgres, POSTGRES_MISSING } from '../scripts/setup/postgres.mjs';
import { pageByHand } from './by-hand.mjs';
import { median, startMarketplace } from './marketplace.mjs';

const size = Number(process.env.BENCH_LISTINGS ?? 100_000);
const runs = Number(process.env.BENCH_RUNS ?? 15);

/** Each search as a person asks it, and its condition and order by hand. */
const searches = [
  ['city, newest', 'sell?city=Mumbai', `kind = 'sell' and city_key = 'mumbai'`, 'ranked_at desc, id desc'],
  [
    'city, budget and rooms',
    'sell?city=Pune&minbudget=5000000&maxbudget=15000000&bedrooms=2BHK,3BHK',
    `kind = 'sell' and city_key = 'pune' and amount between 5000000 and 15000000 and bedrooms in (2, 3)`,
    'ranked_at desc, id desc',
  ],
  [
    'city, cheapest first',
    'rent?city=Thane&maxrent=40000&sort=price-up',
    `kind = 'rent' and city_key = 'thane' and amount <= 40000`,
    'amount, id',
  ],
  [
    'locality and rooms',
    'sell?city=Mumbai&localities=Mutisnagar&bedrooms=2BHK',
    `kind = 'sell' and city_key = 'mumbai' and bedrooms = 2
      and (search_key like '% mutisnagar%' or locality_key = 'mutisnagar')`,
    'ranked_at desc, id desc',
  ],
  [
    'furnished, with photos',
    'rent?city=Pune&furnished=Fully%20furnished&photos=true',
    `kind = 'rent' and city_key = 'pune' and lower(furnished) = 'fully furnished' and images <> '{}'`,
    'ranked_at desc, id desc',
  ],
];

const timed = async (work) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const call = async (address) => {
  const reply = await fetch(address);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  await reply.text();
  return reply.headers;
};

const byHand = async (client, where, order) => {
  for (const statement of pageByHand(where, order)) await client.query(statement);
};

const compare = async (url, client) => {
  const found = [];
  let [api, hand] = [0, 0];
  for (const [name, query, where, order] of searches) {
    const times = { api: [], hand: [] };
    for (let run = 0; run <= runs; run++) {
      const pair = [
        await timed(() => call(`${url}/api/v3/properties/${query}&page=1&limit=24`)),
        await timed(() => byHand(client, where, order)),
      ];
      if (run > 0) [times.api, times.hand].forEach((list, at) => list.push(pair[at]));
    }
    const [value, baseline] = [median(times.api), median(times.hand)];
    api += value;
    hand += baseline;
    found.push({
      name,
      value: `${value.toFixed(1)} ms`,
      baseline: `${baseline.toFixed(1)} ms`,
      ratio: value / baseline,
    });
  }
  const ratio = api / hand;
  const total = {
    value: `${api.toFixed(1)} ms`,
    baseline: `${hand.toFixed(1)} ms (hand-written SQL)`,
    ratio,
  };
  return [...found, { name: `all of them, ${size} listings`, ...total, budget: '1.5', isMet: ratio <= 1.5 }];
};

/** A page far behind, by its number and by the cursor of the page before. */
const deepPages = async (url) => {
  const path = `${url}/api/v3/properties/sell?city=Mumbai&limit=24`;
  const total = Number((await call(`${path}&page=1`)).get('x-total-count'));
  // A page begins within the first 10,000 listings.
  const page = Math.min(416, Math.floor(total / 24) - 1);
  const next = /<([^<>]+)>; rel="next"/.exec((await call(`${path}&page=${page - 1}`)).get('link') ?? '')?.[1];
  const times = { first: [], offset: [], cursor: [] };
  for (let run = 0; run < runs; run++) {
    times.first.push(await timed(() => call(`${path}&page=1`)));
    times.offset.push(await timed(() => call(`${path}&page=${page}`)));
    times.cursor.push(await timed(() => call(url + next)));
  }
  const [first, offset, cursor] = Object.values(times).map(median);
  const line = (name, value) => ({
    name: `page ${page} ${name}`,
    value: `${value.toFixed(1)} ms`,
    baseline: `${first.toFixed(1)} ms (page 1)`,
    ratio: value / first,
  });
  return [line('by its number', offset), line('by cursor', cursor)];
};

const fill = async (client) => {
  const statements = (await readFile(new URL('market.sql', import.meta.url), 'utf8')).split(/;\n/);
  for (const statement of statements)
    if (statement.trim()) await client.query(statement.replaceAll('$1', String(size)));
  await client.query('vacuum (analyze)');
};

/** Measures on a private cluster of its own. */
export const measure = async () => {
  const bin = findPostgres();
  if (!bin) throw new Error(POSTGRES_MISSING);
  const cluster = startCluster(bin);
  const client = new pg.Client({ connectionString: cluster.url });
  try {
    await client.connect();
    const settings = { DATABASE_URL: cluster.url };
    // The first start makes the tables.
    await (await startMarketplace(settings)).stop();
    await fill(client);
    const market = await startMarketplace(settings);
    try {
      return [...(await compare(market.url, client)), ...(await deepPages(market.url))];
    } finally {
      await market.stop();
    }
  } finally {
    await client.end();
    cluster.stop();
  }
};
