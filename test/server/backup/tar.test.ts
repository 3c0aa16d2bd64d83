/** Archives: what goes in comes out, other programs can read them, and a torn one is refused. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTar, tarBytes, type TarFile, tarEnd } from '../../../server/backup/tar.js';

const test = suite('server/backup/tar');

const aFile = (name: string, text: string): TarFile => ({
  name,
  size: Buffer.byteLength(text),
  content: [Buffer.from(text)],
});

const long = `media/${'folder/'.repeat(15)}${'n'.repeat(60)}.webp`;
const texts = new Map([
  ['backup.json', '{}'],
  ['empty', ''],
  [long, 'x'.repeat(2000)],
  ['exact', 'y'.repeat(512)],
]);

const archive = async (): Promise<Buffer> => {
  const chunks: Uint8Array[] = [];
  for (const [name, text] of texts) for await (const chunk of tarBytes(aFile(name, text))) chunks.push(chunk);
  return Buffer.concat([...chunks, tarEnd]);
};

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const readAll = async (source: AsyncIterable<Uint8Array>): Promise<Map<string, string>> => {
  const found = new Map<string, string>();
  for await (const entry of readTar(source)) found.set(entry.name, await entry.text());
  return found;
};

test('files come out as they went in, in pieces of any size', async () => {
  const bytes = await archive();
  for (const size of [1, 500, 512, 10_000]) assert.equal(await readAll(inPieces(bytes, size)), texts);
});

test('a file that nobody reads is left out', async () => {
  const names: string[] = [];
  for await (const { name } of readTar(inPieces(await archive(), 700))) names.push(name);
  assert.equal(names, [...texts.keys()]);
});

test('the tar of the system lists it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'housing-tar-'));
  writeFileSync(join(folder, 'a.tar'), await archive());
  const listed = execFileSync('tar', ['-tf', join(folder, 'a.tar')], { encoding: 'utf8' });
  assert.equal(listed.trim().split('\n'), [...texts.keys()]);
  rmSync(folder, { recursive: true });
});

test('a torn archive and one with a damaged heading are refused', async () => {
  const bytes = await archive();
  const refusalOf = (damaged: Buffer): Promise<string> =>
    readAll(inPieces(damaged, 4096)).then(
      () => '',
      (thrown: unknown) => (thrown as Error).message,
    );
  assert.match(await refusalOf(bytes.subarray(0, 1600)), /ends too early/);
  bytes[3] = 33;
  assert.match(await refusalOf(bytes), /damaged/);
});

test('a file that is not as long as was said stops the writing', async () => {
  const shrunk = { ...aFile('a', 'abc'), size: 4 };
  try {
    for await (const _ of tarBytes(shrunk));
    assert.unreachable();
  } catch (thrown) {
    assert.match((thrown as Error).message, /changed while it was being read/);
  }
});

test.run();
