/** Watches the system calls of a server that takes photos: what has its name is on the disk, and so is the name. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type CrashServer, startServer } from '../support/crash/crash-market.js';
import { Writer } from '../support/crash/writer.js';
import { engine } from '../support/engines.js';
import { dropMarkets, embeddedMarket, postgresMarket } from '../support/market-backups.js';
import { aPhoto } from '../support/photos.js';

const test = suite(`crash/media-trace ${engine}`);
const scratch = mkdtempSync(join(tmpdir(), 'housing-crash-'));
let server: CrashServer | undefined;
test.after(async () => {
  await server?.end('SIGKILL');
  await dropMarkets();
  rmSync(scratch, { recursive: true, force: true });
});

const canTrace = (): boolean => {
  try {
    execFileSync('strace', ['-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

interface Call {
  name: string;
  /** Paths that it names, by descriptor or text. */
  paths: string[];
}

/** The calls in the order in which they ended, those that were interrupted by another thread's put together again. */
const callsIn = (trace: string): Call[] => {
  const begun = new Map<string, Call>();
  return trace.split('\n').flatMap((line) => {
    const [, thread = '', rest = ''] = /^(\d+) +(.*)$/.exec(line) ?? [];
    const [, resumed] = /^<\.\.\. (\w+) resumed>/.exec(rest) ?? [];
    if (resumed) return [begun.get(thread) ?? { name: resumed, paths: [] }];
    const [, name] = /^(\w+)\(/.exec(rest) ?? [];
    if (!name) return [];
    const call = {
      name,
      paths: [...rest.matchAll(/"([^"]*)"|\d<([^>]*)>/g)].map(([, text, file]) => text ?? file ?? ''),
    };
    if (!rest.includes('<unfinished')) return [call];
    begun.set(thread, call);
    return [];
  });
};

test('a photo is on the disk before it has its name, and its name before the answer', async () => {
  assert.ok(canTrace(), 'strace is missing: apt-get install strace');
  const folder = join(scratch, 'market');
  const config = await (engine === 'postgres' ? postgresMarket(folder) : embeddedMarket(folder));
  mkdirSync(config.dataDir, { recursive: true });
  const file = join(scratch, 'trace');
  const watched = [
    'strace',
    '-D',
    '-f',
    '-y',
    '-s',
    '300',
    '-e',
    'trace=fsync,fdatasync,rename,renameat,renameat2,link,linkat',
    '-o',
    file,
  ];
  server = await startServer(config, 0, watched);
  const { url } = server;
  const writer = new Writer(() => url, await aPhoto(), []);
  for (let step = 0; step < 4; step++) await writer.step();
  assert.ok((await writer.uploadMany(3)).length === 3);
  await server.end('SIGKILL');
  const calls = callsIn(readFileSync(file, 'utf8'));
  const media = join(config.dataDir, 'media/');
  const isSync = ({ name }: Call): boolean => name === 'fsync' || name === 'fdatasync';
  const named = calls.flatMap(({ name, paths: [from = '', to = ''] }, at) =>
    /^(?:rename|link)/.test(name) && to.startsWith(media) ? [{ at, from, to }] : [],
  );
  assert.ok(named.length >= 3, `${named.length} files got their names`);
  for (const { at, from, to } of named) {
    assert.ok(
      calls.slice(0, at).some((call) => isSync(call) && call.paths[0] === from),
      `${to} was not synced before`,
    );
    assert.ok(
      calls.slice(at).some((call) => isSync(call) && call.paths[0] === dirname(to)),
      `the folder of ${to} was not synced after`,
    );
  }
  process.stdout.write(
    `\n   ${engine}: ${named.length} files, each synced before it had its name, and its folder after `,
  );
});

test.run();
