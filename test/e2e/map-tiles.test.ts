/** Tiles of shapes out of an operator's file lie under the map, in its own colours; nothing is asked of other hosts. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { aShapeTile, aTileFile, tileTypes, type TestShape } from '../support/a-tile-file.js';
import { openBrowser, visit } from '../support/browser.js';
import { type ServerProcess, startServerProcess } from '../support/server-process.js';

const test = suite('e2e/map-tiles');
const folder = mkdtempSync(join(tmpdir(), 'housing-tiles-'));
let server: ServerProcess;
let browser: Browser;

/** The surroundings of Pune on a tile that is the whole world. */
const aroundPune: TestShape['points'] = [
  [2880, 1825],
  [2896, 1825],
  [2896, 1842],
  [2880, 1842],
];

test.before(async () => {
  const file = join(folder, 'flood.pmtiles');
  const tile = aShapeTile([{ layer: 'water', kind: 'lake', points: aroundPune, isArea: true }]);
  writeFileSync(file, aTileFile(tile, tileTypes.shapes));
  // A map is shown without homes too.
  [server, browser] = await Promise.all([
    startServerProcess({ DEMO: 'off', MAP_TILES: file, MAP_TILES_BY: '© Somebody' }),
    openBrowser(),
  ]);
});
test.after(async () => {
  await browser.close();
  await server.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns which part of the map has the colour that it gives to water. */
const waterOn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-map] canvas');
    const swatch = document.querySelector('[data-map] [data-colour="water"]');
    const pen = canvas?.getContext('2d');
    const one = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas || !pen || !swatch || !one) return 0;
    one.fillStyle = getComputedStyle(swatch).color;
    one.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = one.getImageData(0, 0, 1, 1).data;
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
    return count / (data.length / 4);
  });

const untilFlooded = async (page: Page): Promise<number> => {
  let share = 0;
  for (let tries = 0; tries < 50 && share < 0.6; tries += 1) {
    await page.waitForTimeout(100);
    share = await waterOn(page);
  }
  return share;
};

test('a lake of the file is painted as water, by day and by night, and its makers are named', async () => {
  const { page, context } = await visit(browser, 1280);
  try {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith('http') && !request.url().startsWith(server.url))
        foreign.push(request.url());
    });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${server.url}/search?tab=Buy&city=Pune&view=map`);
    await page.locator('[data-map] details').waitFor();
    assert.ok((await untilFlooded(page)) >= 0.6, 'by day');
    await page.emulateMedia({ colorScheme: 'dark' });
    assert.ok((await untilFlooded(page)) >= 0.6, 'by night');
    await page.getByText('© Map data').click();
    assert.match(await page.locator('[data-map]').innerText(), '© Somebody');
    assert.equal(foreign, []);
  } finally {
    await context.close();
  }
});

test.run();
