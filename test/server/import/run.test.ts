/** The run of an import: counts, repeats, batches, stopping, and files that break off. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { EndEvent, ImportEvent, RowEvent } from '../../../server/import/events.js';
import type { Plan } from '../../../server/import/listing.js';
import { type BrokenRow, type RawRow, UnreadableFileError } from '../../../server/import/read/raw-row.js';
import { type ImportRun, readOutcomes, runImport } from '../../../server/import/run.js';
import { createDuplicateRows } from '../../../server/import/duplicate-rows.js';
import type { NewListing } from '../../../server/repositories/listing/new-listing.js';

const test = suite('server/import/run');

const mapping = {
  key: ['id'],
  kind: 'sell',
  fields: { price: { column: 'price' }, locality: { column: 'place' } },
} as const;
const row = (line: number, id: string, price = '90 L', place = 'Kharadi'): RawRow => ({
  line,
  cells: { id, price, place },
});

async function* from(rows: Iterable<RawRow | BrokenRow>, failure?: Error) {
  yield* rows;
  if (failure) throw failure;
}

const run = async (
  rows: Iterable<RawRow | BrokenRow>,
  more: Partial<ImportRun> & { failure?: Error; plan?: Plan } = {},
) => {
  const saved: NewListing[][] = [];
  const { failure, plan = { mapping, ownerId: 'owner' }, ...rest } = more;
  const events: ImportEvent[] = [];
  const save = async (batch: readonly NewListing[]) => {
    saved.push([...batch]);
    return { created: batch.length, updated: 0, unchanged: 0 };
  };
  for await (const event of runImport({
    outcomes: readOutcomes(from(rows, failure), () => plan),
    save,
    ...rest,
  }))
    events.push(event);
  const said = events.filter((event): event is RowEvent => event.event === 'row');
  return { saved, events, said, end: events.at(-1) as EndEvent };
};

test('counts every row once', async () => {
  const { end, saved } = await run([
    row(2, 'a'),
    row(3, 'b', 'ask'),
    row(4, 'a'),
    { line: 5, broken: 'is not JSON' },
    row(6, 'c'),
  ]);
  assert.equal(end, {
    event: 'end',
    stopped: false,
    counts: { read: 5, created: 2, updated: 0, unchanged: 0, refused: 2, repeated: 1 },
  });
  assert.equal(
    saved.flat().map(({ sourceKey }) => sourceKey),
    ['a', 'c'],
  );
});

const home = (line: number, price: string, society = 'Sai Park', area = '650 sqft'): RawRow => ({
  line,
  cells: { price, place: 'Kharadi', society, area },
});
const keyless = {
  kind: 'sell',
  fields: {
    price: { column: 'price' },
    locality: { column: 'place' },
    society: { column: 'society' },
    carpetArea: { column: 'area' },
  },
} as const;
const keysOf = async (rows: RawRow[]): Promise<(string | undefined)[]> => {
  const { saved } = await run(rows, { plan: { mapping: keyless, ownerId: 'owner' } });
  return saved.flat().map(({ sourceKey }) => sourceKey);
};

test('a file without a key knows a home again when its price has changed', async () => {
  const before = await keysOf([home(2, '90 L'), home(3, '95 L'), home(4, '90 L', 'Gera World')]);
  const after = await keysOf([home(2, '85 L'), home(3, '95 L'), home(4, '91 L', 'Gera World')]);
  assert.equal(after, before);
  assert.is(new Set(before).size, 3);
});

test('a row that names no society or no area is known by its content alone', async () => {
  for (const [society, area] of [
    ['', '650 sqft'],
    ['Sai Park', ''],
  ]) {
    const [before] = await keysOf([home(2, '90 L', society, area)]);
    const [after] = await keysOf([home(2, '85 L', society, area)]);
    assert.match(before ?? '', /^row:/);
    assert.is.not(after, before);
  }
});

test('says line, field, value and reason of a refused row', async () => {
  const { said } = await run([row(3, 'b', 'ask'), { line: 5, broken: 'is not JSON' }]);
  assert.equal(said, [
    { event: 'row', line: 3, result: 'refused', field: 'price', value: 'ask', reason: 'is not a price' },
    { event: 'row', line: 5, result: 'refused', field: '', value: '', reason: 'is not JSON' },
  ]);
});

test('names the line that a row repeats, exactly or by its key', async () => {
  const { said } = await run([row(2, 'a'), row(9, 'a'), row(12, 'a', '95 L')]);
  assert.equal(
    said.map(({ line, result, reason }) => [line, result, reason]),
    [
      [9, 'repeated', 'same as line 2'],
      [12, 'repeated', 'same key as line 2'],
    ],
  );
});

test('saves in batches and says how far it is', async () => {
  const { saved, events } = await run(
    Array.from({ length: 1201 }, (_, index) => row(index + 2, `k${index}`)),
  );
  assert.equal(
    saved.map(({ length }) => length),
    [500, 500, 201],
  );
  const progress = events.filter((event) => event.event === 'progress').map(({ counts }) => counts.created);
  assert.equal(progress, [500, 1000, 1201]);
});

test('saves nothing in a dry run', async () => {
  const { saved, end } = await run([row(2, 'a')], { dryRun: true });
  assert.equal(saved, []);
  assert.is(end.counts.created, 1);
});

test('stops after the rows it was allowed', async () => {
  const { end } = await run([row(2, 'a'), row(3, 'b'), row(4, 'c')], { max: 2 });
  assert.is(end.counts.read, 2);
  assert.is(end.counts.created, 2);
});

test('stops when told, and saves what it has read', async () => {
  const stop = new AbortController();
  function* rows() {
    for (let line = 2; ; line++) {
      if (line === 700) stop.abort();
      yield row(line, `k${line}`);
    }
  }
  const { end, saved } = await run(rows(), { signal: stop.signal });
  assert.is(end.stopped, true);
  assert.is(saved.flat().length, end.counts.read);
});

test('keeps what was read before a file broke off, and says why it did', async () => {
  const { end, saved } = await run([row(2, 'a')], {
    failure: new UnreadableFileError('A quoted cell is never closed.'),
  });
  assert.is(end.failure, 'A quoted cell is never closed.');
  assert.is(saved.flat().length, 1);
});

test('passes on a failure of the database', async () => {
  try {
    await run([row(2, 'a')], { save: async () => Promise.reject(new Error('disk full')) });
    assert.unreachable();
  } catch (thrown) {
    assert.is((thrown as Error).message, 'disk full');
  }
});

test('remembers a hundred thousand names and their lines', () => {
  const seen = createDuplicateRows();
  for (let line = 1; line <= 100_000; line++) assert.is(seen.firstLineOf(`row ${line}`, line), undefined);
  for (let line = 1; line <= 100_000; line += 997) assert.is(seen.firstLineOf(`row ${line}`, 0), line);
});

test.run();
