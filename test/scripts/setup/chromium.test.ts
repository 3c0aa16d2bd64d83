import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { ensureChromium, findChromium } = await script<{
  ensureChromium: (task: object) => Promise<{ ok: boolean; message: string }>;
  findChromium: (env: object) => string | undefined;
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

test('root with apt-get gets the browser and its fonts from packages, unasked', () =>
  inScratch(async (folder) => {
    const log = join(folder, 'log');
    const browser = join(folder, 'bin/chromium');
    fakeCommand(
      folder,
      'bin/apt-get',
      `echo "$DEBIAN_FRONTEND $@" >> ${log}
[ "$1" = install ] && printf '#!/bin/sh\\n' > ${browser} && /bin/chmod 755 ${browser}
exit 0`,
    );
    const answer = await ensureChromium({ env: { PATH: join(folder, 'bin') }, say, isRoot: true });
    assert.equal(answer, { ok: true, message: `browser ${browser}` });
    assert.equal(readFileSync(log, 'utf8').trim().split('\n'), [
      'noninteractive update',
      'noninteractive install -y --no-install-recommends -o DPkg::Lock::Timeout=300 chromium fonts-liberation fonts-noto-core',
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
