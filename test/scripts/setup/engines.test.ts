import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

interface Found {
  firefox?: { browser: string };
  webkit?: { driver: string; browser: string; display: string };
}

const { ensureEngines, findEngines } = await script<{
  ensureEngines: (task: object) => Promise<{ ok: boolean; message: string }>;
  findEngines: (env: object, libraries: string) => Found;
}>('setup/engines.mjs');

const test = suite('scripts/setup/engines');
const say = () => undefined;
const miniBrowser = 'lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** A machine on which nothing but what is named can be found. */
const machine = (folder: string) => ({ env: { PATH: join(folder, 'bin') }, libraries: join(folder, 'lib') });

test('both engines are found, Debian’s long-term Firefox before another one', () =>
  inScratch((folder) => {
    const { env, libraries } = machine(folder);
    fakeCommand(folder, 'bin/firefox');
    const firefox = fakeCommand(folder, 'bin/firefox-esr');
    const driver = fakeCommand(folder, 'bin/WebKitWebDriver');
    const display = fakeCommand(folder, 'bin/xvfb-run');
    const browser = fakeCommand(folder, miniBrowser);
    assert.equal(findEngines(env, libraries), {
      firefox: { browser: firefox },
      webkit: { driver, browser, display },
    });
  }));

test('WebKit counts only when its driver, its browser and a screen are there', () =>
  inScratch(async (folder) => {
    const { env, libraries } = machine(folder);
    fakeCommand(folder, 'bin/firefox');
    fakeCommand(folder, 'bin/WebKitWebDriver');
    fakeCommand(folder, miniBrowser);
    assert.is(findEngines(env, libraries).webkit, undefined);
    const answer = await ensureEngines({ env, libraries, say, isRoot: false });
    assert.equal(answer, {
      ok: true,
      message: 'missing: webkit; install webkit2gtk-driver, xvfb, xauth',
    });
  }));

test('with both there nothing is installed', () =>
  inScratch(async (folder) => {
    const { env, libraries } = machine(folder);
    for (const name of ['firefox', 'WebKitWebDriver', 'xvfb-run']) fakeCommand(folder, `bin/${name}`);
    fakeCommand(folder, miniBrowser);
    const log = join(folder, 'log');
    fakeCommand(folder, 'bin/apt-get', `echo called >> ${log}`);
    const answer = await ensureEngines({ env, libraries, say, isRoot: true });
    assert.equal(answer, { ok: true, message: 'Firefox and WebKit are there' });
    assert.throws(() => readFileSync(log));
  }));

test('root with apt-get gets what is missing from packages, and nothing else', () =>
  inScratch(async (folder) => {
    const { env, libraries } = machine(folder);
    for (const name of ['WebKitWebDriver', 'xvfb-run']) fakeCommand(folder, `bin/${name}`);
    fakeCommand(folder, miniBrowser);
    const log = join(folder, 'log');
    const browser = join(folder, 'bin/firefox-esr');
    fakeCommand(
      folder,
      'bin/apt-get',
      `echo "$@" >> ${log}
[ "$1" = install ] && printf '#!/bin/sh\\n' > ${browser} && /bin/chmod 755 ${browser}
exit 0`,
    );
    const answer = await ensureEngines({ env, libraries, say, isRoot: true });
    assert.equal(answer, { ok: true, message: 'Firefox and WebKit are there' });
    assert.match(readFileSync(log, 'utf8').trim().split('\n').at(-1) ?? '', /Timeout=300 firefox-esr$/);
  }));

test('an install that fails stops nothing, and says what is missing and what apt-get said', () =>
  inScratch(async (folder) => {
    const { env, libraries } = machine(folder);
    fakeCommand(folder, 'bin/apt-get', 'echo "E: no such package"; exit 100');
    const { ok, message } = await ensureEngines({ env, libraries, say, isRoot: true });
    assert.is(ok, true);
    assert.match(message, /^missing: firefox, webkit; install firefox-esr, webkit2gtk-driver, xvfb, xauth\n/);
    assert.match(message, 'E: no such package');
  }));

test.run();
