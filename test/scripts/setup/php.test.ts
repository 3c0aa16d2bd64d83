import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fakeCommand, inScratch } from '../../support/run/scratch.js';
import { script } from '../../support/run/script.js';

const { ensurePhp, PHP_MISSING } = await script<{
  ensurePhp: (task: object) => Promise<{ ok: boolean; message: string }>;
  PHP_MISSING: string;
}>('setup/php.mjs');

const test = suite('scripts/setup/php');
const say = () => undefined;

test('PHP on the PATH is taken', () =>
  inScratch(async (folder) => {
    fakeCommand(folder, 'bin/php');
    const { message } = await ensurePhp({ env: { PATH: join(folder, 'bin') }, say, isRoot: false });
    assert.is(message, `PHP ${join(folder, 'bin/php')}`);
  }));

test('without PHP and without root the run goes on and says what is missing', () =>
  inScratch(async (folder) => {
    const task = { env: { PATH: folder }, say, isRoot: false };
    assert.equal(await ensurePhp(task), { ok: true, message: PHP_MISSING });
  }));

test('where it may, it installs the command', () =>
  inScratch(async (folder) => {
    const php = join(folder, 'bin/php');
    const install = `[ "$1" = install ] || exit 0
printf '#!/bin/sh\\n' > ${php}; /bin/chmod 755 ${php}`;
    fakeCommand(folder, 'bin/apt-get', install);
    assert.is(
      (await ensurePhp({ env: { PATH: join(folder, 'bin') }, say, isRoot: true })).message,
      `PHP ${php}`,
    );
  }));

test.run();
