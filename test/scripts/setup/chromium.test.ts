import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { ensureChromium, findChromium, findHeadlessShell } = await script<{
  ensureChromium: (task: object) => Promise<{ ok: boolean; message: string }>;
  findChromium: (env: object) => string | undefined;
  findHeadlessShell: (env: object) => string | undefined;
}>('setup/chromium.mjs');

const test = suite('scripts/setup/chromium');
const say = () => undefined;

test('CHROMIUM_PATH comes before the PATH', () =>
  inScratch((folder) => {
    const chosen = fakeCommand(folder, 'mine/browser');
    fakeCommand(folder, 'bin/chromium');
    assert.is(findChromium({ PATH: join(folder, 'bin'), CHROMIUM_PATH: chosen }), chosen);
  }));

test('chromium on the PATH comes before google-chrome', () =>
  inScratch((folder) => {
    fakeCommand(folder, 'a/google-chrome');
    const chromium = fakeCommand(folder, 'b/chromium');
    assert.is(findChromium({ PATH: `${folder}/a:${folder}/b` }), chromium);
    assert.is(findChromium({ PATH: `${folder}/a` }), join(folder, 'a/google-chrome'));
  }));

test('a chosen browser is the only one: the headless shell beside it is left alone', () =>
  inScratch((folder) => {
    const chosen = fakeCommand(folder, 'mine/browser');
    const shell = fakeCommand(folder, 'bin/chromium-headless-shell');
    assert.is(findHeadlessShell({ PATH: join(folder, 'bin') }), shell);
    assert.is(findHeadlessShell({ PATH: join(folder, 'bin'), CHROMIUM_PATH: chosen }), undefined);
  }));

test('a headless shell that cannot be installed is done without', () =>
  inScratch(async (folder) => {
    const browser = fakeCommand(folder, 'bin/chromium');
    fakeCommand(folder, 'bin/apt-get', 'exit 100');
    const answer = await ensureChromium({ env: { PATH: join(folder, 'bin') }, say, isRoot: true });
    assert.equal(answer, { ok: true, message: `browser ${browser}` });
  }));

test('without a browser and without root the run fails with the remedy in one line', () =>
  inScratch(async (folder) => {
    fakeCommand(folder, 'bin/apt-get');
    const answer = await ensureChromium({ env: { PATH: join(folder, 'bin') }, say, isRoot: false });
    assert.is(answer.ok, false);
    assert.match(answer.message, /^no browser found: install Chromium.*CHROMIUM_PATH/);
    assert.not.match(answer.message, /\n/);
  }));

test('without a browser and without apt-get the run fails for root as well', () =>
  inScratch(async (folder) => {
    const answer = await ensureChromium({ env: { PATH: folder }, say, isRoot: true });
    assert.is(answer.ok, false);
  }));

test('a CHROMIUM_PATH that cannot be run fails instead of being passed over', () =>
  inScratch(async (folder) => {
    fakeCommand(folder, 'bin/chromium');
    const env = { PATH: join(folder, 'bin'), CHROMIUM_PATH: join(folder, 'nothing') };
    const answer = await ensureChromium({ env, say, isRoot: true });
    assert.is(answer.ok, false);
    assert.match(answer.message, /CHROMIUM_PATH is .*nothing, which cannot be run/);
  }));

test('root with apt-get gets the browser, its fonts and its headless shell from packages, unasked', () =>
  inScratch(async (folder) => {
    const log = join(folder, 'log');
    const browser = join(folder, 'bin/chromium');
    const shell = `${browser}-headless-shell`;
    fakeCommand(
      folder,
      'bin/apt-get',
      `echo "$DEBIAN_FRONTEND $@" >> ${log}
put() { printf '#!/bin/sh\\n' > $1 && /bin/chmod 755 $1; }
case "$*" in install*shell) put ${shell} ;; install*) put ${browser} ;; esac
exit 0`,
    );
    const answer = await ensureChromium({ env: { PATH: join(folder, 'bin') }, say, isRoot: true });
    assert.equal(answer, { ok: true, message: `browser ${browser} and ${shell}` });
    assert.equal(readFileSync(log, 'utf8').trim().split('\n'), [
      'noninteractive update',
      'noninteractive install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium fonts-liberation fonts-noto-core',
      'noninteractive update',
      'noninteractive install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium-headless-shell',
    ]);
  }));

test('a failed install shows the output of apt-get', () =>
  inScratch(async (folder) => {
    fakeCommand(folder, 'bin/apt-get', 'echo "E: no such package"; exit 100');
    const answer = await ensureChromium({ env: { PATH: join(folder, 'bin') }, say, isRoot: true });
    assert.is(answer.ok, false);
    assert.match(answer.message, 'E: no such package');
  }));

test.run();
