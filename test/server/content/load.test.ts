/** Content files: ours are right, and a wrong one says which file and which field. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { drawnPicturesOf } from '../../../server/content/drawn-pictures.js';
import { loadContent, withAbsoluteAddresses } from '../../../server/content/load.js';
import { loadPages } from '../../../server/content/pages.js';
import { scenes } from '../../../demo/pictures/scenes.js';

const test = suite<{ folder: string }>('server/content/load');
test.before.each((context) => {
  context.folder = mkdtempSync(join(tmpdir(), 'housing-content-'));
});
test.after.each(({ folder }) => rmSync(folder, { recursive: true, force: true }));

const ours = loadContent('content');

const project = {
  name: 'A',
  builder: 'B',
  bhk: '2 BHK',
  locality: 'Kharadi',
  city: 'Pune',
  minPrice: 1,
  maxPrice: 2,
  image: '/media/demo/tower/a-1-1600.webp',
  link: '/search',
  sponsored: true,
  reraNumber: 'P99900000101',
};

const refuses = (folder: string, name: string, content: unknown, message: RegExp): void => {
  writeFileSync(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  assert.throws(() => loadContent(folder), message);
};

test('holds three banners, four projects, five promotions and four sample banks', () => {
  const { banners, projects, promotions, loanOffers } = ours;
  assert.equal([banners.length, projects.length, promotions.length, loanOffers.length], [3, 4, 5, 4]);
  assert.ok(loanOffers.every(({ sample }) => sample));
  assert.ok([...projects, ...promotions].every(({ sponsored }) => sponsored));
});

test('says every banner in Hindi and in Marathi too', () => {
  for (const { title, translations } of ours.banners)
    for (const said of [translations?.hi, translations?.mr])
      assert.match(
        `${said?.title ?? ''} ${said?.text ?? ''}`,
        /^[\u0900-\u097f][^A-Za-z]+ [^A-Za-z]+$/,
        title,
      );
});

test('shows only RERA numbers that no district gives out', () => {
  for (const { reraNumber } of [...ours.projects, ...ours.promotions])
    assert.match(reraNumber, /^P999\d{8}$/);
});

test('names demo pictures that can be drawn', () => {
  const pictures = drawnPicturesOf(ours, loadPages('/nonexistent'));
  assert.is(pictures.length, 12);
  assert.is(new Set(pictures).size, 12);
  for (const key of pictures) assert.ok(Object.hasOwn(scenes, key.split('/')[1] ?? ''), key);
});

test('makes pictures absolute and leaves links to the site', () => {
  const { banners, loanOffers } = withAbsoluteAddresses(ours, 'https://homes.example');
  assert.match(banners[0]?.image ?? '', /^https:\/\/homes\.example\/media\//);
  assert.match(banners[0]?.link ?? '', /^\/search/);
  assert.is(loanOffers[0]?.logo, 'https://homes.example/content/bank-1.svg');
});

test('takes a missing file for an empty list', ({ folder }) => {
  assert.equal(loadContent(folder), { banners: [], projects: [], promotions: [], loanOffers: [] });
});

test('refuses what is no JSON and what is no list', ({ folder }) => {
  refuses(folder, 'banners.json', '[{', /content\/banners\.json is wrong: It is not JSON/);
  refuses(folder, 'banners.json', {}, /content\/banners\.json is wrong: It must be array/);
});

test('names the entry and the field that is missing or of the wrong type', ({ folder }) => {
  const { name: _name, ...nameless } = project;
  refuses(folder, 'projects.json', [project, nameless], /content\/projects\.json is wrong at entry 2.*name/);
  refuses(
    folder,
    'projects.json',
    [{ ...project, maxPrice: 'two' }],
    /at entry 1 maxPrice: It must be number/,
  );
});

test('refuses a sponsored project without its RERA number', ({ folder }) => {
  refuses(
    folder,
    'promotions.json',
    [{ ...project, reraNumber: '' }],
    /promotions\.json is wrong at entry 1 reraNumber/,
  );
});

test('refuses prices the wrong way round, odd addresses and impossible rates', ({ folder }) => {
  refuses(folder, 'projects.json', [{ ...project, minPrice: 3 }], /minPrice: Give rupees/);
  refuses(folder, 'projects.json', [{ ...project, link: 'javascript:alert(1)' }], /link: Give an address/);
  refuses(
    folder,
    'projects.json',
    [{ ...project, image: '//other.example/x.webp' }],
    /image: Give an address/,
  );
  rmSync(join(folder, 'projects.json'));
  const offer = { bank: 'A', logo: '/content/a.svg', rate: 85, maxYears: 30, sample: true };
  refuses(folder, 'loan-offers.json', [offer], /rate: Give percent/);
});

test.run();
