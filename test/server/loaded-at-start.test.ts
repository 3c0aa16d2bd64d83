/** What the server loads before it answers: libraries of rare work come with the first use, and cost no memory before. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

const test = suite('server/loaded-at-start');
const server = join(import.meta.dirname, '../../server');

/** Imports that stay at run time and are not waited for: neither types nor `import()`. */
const staticImport = /^(?:import|export)\s(?!type\s)(?:[^;'"]*?\sfrom\s)?\s*'([^']+)'/gm;

const sourceOf = (file: string): string | undefined =>
  [file.replace(/\.js$/, '.ts'), file.replace(/\.js$/, '.tsx'), file].find(existsSync);

/** Returns the packages that a file and all below it import at once. */
const packagesFrom = (entry: string): Set<string> => {
  const [packages, seen, waiting] = [new Set<string>(), new Set<string>(), [entry]];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(staticImport)) {
      if (!name.startsWith('.')) packages.add(name);
      else waiting.push(...[sourceOf(join(dirname(file), name)) ?? []].flat());
    }
  }
  return packages;
};

const atStart = packagesFrom(join(server, 'app.ts'));

test('the walk over the sources finds what is loaded', () => {
  for (const name of ['fastify', 'kysely', 'typebox', 'prom-client']) assert.ok(atStart.has(name), name);
  assert.ok(packagesFrom(join(server, 'media/photo.ts')).has('sharp'));
});

test('pictures, mail, push, the bucket, telemetry and the engine wait for their first use', () => {
  const rare = /^(sharp|nodemailer|web-push|aws4fetch|react|@opentelemetry\/|@electric-sql\/)/;
  assert.equal(
    [...atStart].filter((name) => rare.test(name)),
    [],
  );
});

test.run();
