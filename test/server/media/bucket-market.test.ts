/** A market whose photos and videos are in a bucket: servers share it, and a backup takes it along. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { backUp } from '../../../server/backup/backup.js';
import { restore } from '../../../server/backup/restore.js';
import type { Config } from '../../../server/config.js';
import { openMediaStore } from '../../../server/media/open-store.js';
import { engine } from '../../support/engines.js';
import { embeddedMarket, fillMarket, opened } from '../../support/market-backups.js';
import { type S3Server, startS3 } from '../../support/s3-server.js';
import { startServer } from '../../support/server.js';

const test = suite<{ s3: S3Server; folder: string }>('server/media/bucket-market');
test.before.each(async (context) => {
  context.s3 = await startS3();
  context.folder = mkdtempSync(join(tmpdir(), 'housing-bucket-'));
});
test.after.each(async ({ s3, folder }) => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const envOf = ({ settings: { endpoint, bucket, region, key, secret } }: S3Server) => ({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucket,
  S3_REGION: region,
  S3_KEY: key,
  S3_SECRET: secret,
});

const inBucket = (config: Config, { settings }: S3Server): Config => ({
  ...config,
  s3Endpoint: settings.endpoint,
  s3Bucket: settings.bucket,
  s3Region: settings.region,
  s3Key: settings.key,
  s3Secret: settings.secret,
});

test('what one server stores, another shows: whole, in ranges, and by its head', async ({ s3 }) => {
  const [one, other] = [await startServer(envOf(s3)), await startServer(envOf(s3))];
  const content = randomBytes(300_000);
  await one.services.media.put('video/ab/film.mp4', content);
  const ask = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    other.app.inject({ method, url: '/media/video/ab/film.mp4', headers });
  assert.ok((await ask()).rawPayload.equals(content));
  const part = await ask({ range: 'bytes=200000-200999' });
  assert.is(part.statusCode, 206);
  assert.is(part.headers['content-range'], 'bytes 200000-200999/300000');
  assert.ok(part.rawPayload.equals(content.subarray(200_000, 201_000)));
  assert.is((await ask({}, 'HEAD')).headers['content-length'], '300000');
  assert.is((await other.get('/media/video/ab/none.mp4')).status, 404);
  await one.close();
  await other.close();
});

test('a bucket that cannot be reached is answered 503, and told when to come again', async ({ s3 }) => {
  const server = await startServer(envOf(s3));
  s3.failNext(/^HEAD/, 403);
  const reply = await server.get('/media/video/ab/film.mp4');
  assert.is(reply.status, 503);
  assert.is(reply.headers['retry-after'], '5');
  assert.is(reply.headers['cache-control'], 'no-store');
  await server.close();
});

const embeddedOnly = engine === 'pglite' ? test : test.skip;

embeddedOnly('a backup takes the bucket along, and a restore fills another one', async ({ s3, folder }) => {
  const other = await startS3();
  const source = inBucket(await embeddedMarket(join(folder, 'source')), s3);
  const target = inBucket(await embeddedMarket(join(folder, 'target')), other);
  await opened(source, (database) => fillMarket(database, openMediaStore(source)));
  assert.is(s3.objects.size, 7);
  const file = join(folder, 'market.tar');
  const { media, missing } = await backUp(source, file);
  assert.is(media.count, 7);
  assert.equal(missing, []);
  assert.not.ok(s3.objects.has('.hold'));
  assert.ok((await restore(target, file, false)).isOpen);
  assert.equal([...other.objects.keys()].sort(), [...s3.objects.keys()].sort());
  for (const [key, { content }] of s3.objects) assert.ok(other.objects.get(key)?.content.equals(content));
  assert.not.ok(readdirSync(target.dataDir).includes('media'));
  await opened(target, async ({ sql: database }) => {
    assert.is((await database.selectFrom('media_file').select('key').execute()).length, 2);
  });
  await other.close();
});

test.run();
