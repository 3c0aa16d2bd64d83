/** Tiles under the map: none without the setting, and of one host or one file with it; the pages' policy follows. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tileSource } from '../../../server/places/tile-setting.js';
import { aShapeTile, aTileFile, packings, tileTypes } from '../../support/a-tile-file.js';
import { startServer } from '../../support/server.js';

const test = suite('server/http/map-tiles');
const folder = mkdtempSync(join(tmpdir(), 'housing-tiles-'));
const file = join(folder, 'pune.pmtiles');
const picture = Buffer.from('a picture of Pune');

test.before(() => {
  writeFileSync(join(folder, 'index.html'), '<html lang="en"><head></head><body><!--data--></body></html>');
  writeFileSync(file, aTileFile(picture));
});
test.after(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** What the search page says, and what a tile's address answers, under settings. */
const pageUnder = async (env: Record<string, string>) => {
  const server = await startServer({ WEB_DIR: folder, ...env });
  try {
    const { headers, text } = await server.get('/search', { accept: 'text/html' });
    const policy = headers['content-security-policy'] ?? '';
    const told = JSON.parse(/id="housing-site">(.*?)<\/script>/.exec(text)?.[1] ?? '{}') as {
      tiles?: object;
    };
    const sources = (name: string): string[] =>
      (policy.split('; ').find((each) => each.startsWith(name)) ?? '').split(' ').slice(1);
    const tile = await server.app.inject({ url: '/map-tiles/0/0/0' });
    const packed = await server.app.inject({
      url: '/map-tiles/0/0/0',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    const others = await Promise.all(
      ['1/0/0', '0/1/0', 'x/0/0', '99/0/0'].map((path) => server.app.inject({ url: `/map-tiles/${path}` })),
    );
    const { origin } = new URL(server.config.publicUrl);
    return {
      tiles: told.tiles,
      images: sources('img-src').filter((each) => each !== "'self'" && each !== origin),
      frames: sources('frame-src'),
      tile,
      packed,
      others: others.map(({ statusCode }) => statusCode),
    };
  } finally {
    await server.close();
  }
};

test('without the setting a page is told of no tiles, and may ask no other host for a picture', async () => {
  const { tiles, images, tile } = await pageUnder({});
  assert.equal([tiles, images, tile.statusCode], [undefined, [], 404]);
});

test('a template is told to pages, whose policy names its host alone', async () => {
  const from = 'https://tiles.example/maps/{z}/{x}/{y}.png';
  const { tiles, images, tile } = await pageUnder({ MAP_TILES: from, MAP_TILES_BY: '© Somebody' });
  assert.equal(tiles, { url: from, by: '© Somebody', maxZoom: 17 });
  assert.equal([images, tile.statusCode], [['https://tiles.example'], 404]);
});

test('of a file our own server gives the tiles, and pages ask no other host', async () => {
  const { tiles, images, tile, others } = await pageUnder({ MAP_TILES: file, MAP_TILES_BY: '© Somebody' });
  assert.equal(tiles, { url: '/map-tiles/{z}/{x}/{y}', by: '© Somebody', maxZoom: 0 });
  assert.equal([images, tile.statusCode, tile.headers['content-type']], [[], 200, 'image/png']);
  assert.equal(tile.rawPayload, picture);
  assert.equal(others, [404, 404, 400, 400]);
});

test('tiles of shapes are told to pages as such, and go out as they lie in the file', async () => {
  const shapes = join(folder, 'shapes.pmtiles');
  const tile = aShapeTile([
    {
      layer: 'roads',
      kind: 'highway',
      points: [
        [0, 0],
        [4096, 4096],
      ],
    },
  ]);
  writeFileSync(shapes, aTileFile(gzipSync(tile), tileTypes.shapes, packings.gzip));
  const told = await pageUnder({ MAP_TILES: shapes });
  assert.equal(told.tiles, { url: '/map-tiles/{z}/{x}/{y}', by: '', maxZoom: 0, areShapes: true });
  assert.equal([told.images, told.others], [[], [404, 404, 400, 400]]);
  const { headers } = told.packed;
  assert.equal(
    [headers['content-type'], headers['content-encoding'], headers.vary],
    ['application/vnd.mapbox-vector-tile', 'gzip', 'accept-encoding'],
  );
  assert.equal(gunzipSync(told.packed.rawPayload), tile);
  assert.is(told.tile.headers['content-encoding'], undefined, 'who takes no gzip gets it unpacked');
  assert.equal(told.tile.rawPayload, tile);
});

test('frames of pages may show tours of the allowed hosts alone', async () => {
  const { frames } = await pageUnder({ TOUR_HOSTS: 'kuula.co, tours.example:8443' });
  assert.equal(frames, ["'self'", 'https://kuula.co', 'https://tours.example:8443']);
});

test('a setting that cannot be used says what would be right', () => {
  const [unknown, brotli] = [join(folder, 'unknown.pmtiles'), join(folder, 'brotli.pmtiles')];
  writeFileSync(unknown, aTileFile(picture, 0));
  writeFileSync(brotli, aTileFile(picture, tileTypes.shapes, packings.brotli));
  writeFileSync(join(folder, 'none.pmtiles'), 'nothing');
  const wrong: [text: string, says: RegExp][] = [
    ['http://tiles.example/{z}/{x}/{y}.png', /an https:\/\/ address/],
    ['https://tiles.example/{z}/{x}.png', /with \{z\}, \{x\} and \{y\}/],
    ['https://{s}.tiles.example/{z}/{x}/{y}.png', /an https:\/\/ address/],
    [join(folder, 'missing.pmtiles'), /that can be read/],
    [join(folder, 'none.pmtiles'), /that can be read/],
    [unknown, /of shapes \(MVT\) or of pictures/],
    [brotli, /packed by gzip or not at all/],
  ];
  for (const [text, says] of wrong) assert.throws(() => tileSource(text), says, text);
});

test.run();
