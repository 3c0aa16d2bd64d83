/** The import command: the same through a running server and without one, with a report and a summary. */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readImportCommand } from '../../../server/cli/import-arguments.js';
import { runImportCommand } from '../../../server/cli/import-command.js';
import { readConfig } from '../../../server/config.js';
import { putEmptyData } from '../../support/embedded-folder.js';
import { engine } from '../../support/engines.js';
import { startServer } from '../../support/server.js';

const test = suite<{ folder: string }>('server/cli/import-command');
const onlyOnce = engine === 'pglite' ? test : test.skip;

test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-command-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const agent = 'test/fixtures/import/agent.csv';

const report = [
  'line,result,field,value,reason',
  '6,refused,city,,"is missing, and the locality is not a known one; give --city"',
  '7,refused,price,Call for Price,is not a price',
  '8,repeated,,,same as line 2',
  '9,repeated,Ref,R-2,same key as line 3',
  '',
].join('\n');

const run = async (dataDir: string, args: string[], signal = new AbortController().signal) => {
  const said: string[] = [];
  const command = readImportCommand(args);
  assert.ok(command);
  const config = readConfig({ DATA_DIR: dataDir, NODE_ENV: 'test' });
  const code = await runImportCommand(
    config,
    command,
    { say: (text) => said.push(text), elapsed: () => 0 },
    signal,
  );
  return { code, said: said.join('') };
};

test('imports through the running server, then without it, and the second time changes nothing', async ({
  folder,
}) => {
  const server = await startServer({ DATA_DIR: folder });
  await server.listen();
  const path = join(folder, 'report.csv');
  try {
    const first = await run(folder, [agent, '--report', path]);
    assert.is(first.code, 0);
    assert.match(first.said, /8 rows of agent\.csv/);
    assert.match(first.said, /4 new, 0 changed, 0 unchanged\n {2}2 refused, 2 repeated/);
    assert.is(readFileSync(path, 'utf8'), report);
    assert.match((await run(folder, [agent])).said, /0 new, 0 changed, 4 unchanged/);
  } finally {
    await server.close();
  }
  assert.not.ok(existsSync(join(folder, 'server.json')));
});

// The data itself is the embedded engine's, whichever engine the other suites run on.
onlyOnce(
  'opens the data itself when no server runs, leaves it free, and stops when told',
  async ({ folder }) => {
    await putEmptyData(folder);
    const first = await run(folder, [agent]);
    assert.is(first.code, 0);
    assert.match(first.said, /4 new/);
    assert.is(readFileSync(join(folder, 'imports', 'agent.csv.report.csv'), 'utf8'), report);
    assert.match((await run(folder, [agent])).said, /0 new, 0 changed, 4 unchanged/);
    const stopped = new AbortController();
    stopped.abort();
    const third = await run(folder, [agent, '--dry-run'], stopped.signal);
    assert.is(third.code, 130);
    assert.match(third.said, /dry run, nothing was saved/);
    assert.match(third.said, /Run the same command again/);
  },
);

test('says that the data is in use when a server has it open without a note', async ({ folder }) => {
  const { lockFolder } = await import('../../../server/db/folder-lock.js');
  const unlock = lockFolder(folder);
  try {
    await run(folder, [agent]);
    assert.unreachable();
  } catch (thrown) {
    assert.match((thrown as Error).message, /in use by process \d+ on/);
  } finally {
    unlock();
  }
});

test('reads its arguments and says what is wrong with them', () => {
  const command = readImportCommand([
    agent,
    '--map',
    'test/fixtures/import/sale-pune.json',
    '--kind',
    'Buy',
    '--max',
    '5',
    '--dry-run',
    '--city',
    'Pune',
  ]);
  assert.is(command?.request.kind, 'sell');
  assert.is(command?.request.max, 5);
  assert.is(command?.request.format, 'csv');
  assert.match(command?.request.fileDay ?? '', /^\d{4}-\d\d-\d\d$/);
  assert.is(readImportCommand(['--help']), undefined);
  const wrong: [string[], RegExp][] = [
    [[], /Name one file/],
    [['none.csv'], /There is no file none\.csv/],
    [['package-lock.json.xls'], /is none of \.csv/],
    [[agent, '--kind', 'boat'], /--kind is sell, rent/],
    [[agent, '--max', '0'], /--max is a whole number/],
    [[agent, '--map', 'none.json'], /mapping file none\.json cannot be read/],
    [[agent, '--bogus'], /bogus/],
  ];
  for (const [args, message] of wrong) assert.throws(() => readImportCommand(args), message);
});

test.run();
