import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { byRole } from '../../support/mount.js';
import { openSite, type OpenSite, until } from '../open-site.js';

const { shownElsewhere, specimens } = await import('../../../src/host/kit/catalogue.js');

const test = suite('host/kit/kit-page');

let site: OpenSite | undefined;
test.after.each(async () => {
  await site?.close();
  site = undefined;
  localStorage.clear();
  document.documentElement.lang = 'en';
  delete document.documentElement.dataset.theme;
});

const kit = fileURLToPath(new URL('../../../src/widgets/kit', import.meta.url));
const drawn = readdirSync(kit, { recursive: true })
  .map(String)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => basename(file, '.tsx'));

test('every component of the kit has a specimen or a reason for none', () => {
  const shown = [...specimens.map(({ file }) => file), ...Object.keys(shownElsewhere)];
  assert.equal([...shown].sort(), drawn.sort());
});

test('the gallery draws every state of every specimen', async () => {
  site = await openSite('/kit', { site: { isDevelopment: true } });
  const { root } = site;
  await until(() => root.querySelector('#toaster') !== null);
  for (const { file, states } of specimens) {
    const section = root.querySelector(`section[id="${file}"]`);
    const names = [...(section?.querySelectorAll('[data-state-name]') ?? [])].map((state) =>
      state.getAttribute('data-state-name'),
    );
    assert.equal(names, Object.keys(states), file);
  }
});

test('the gallery takes theme and language from its address', async () => {
  site = await openSite('/kit?theme=dark&lang=hi', { site: { isDevelopment: true } });
  await until(() => document.documentElement.lang === 'hi');
  assert.is(document.documentElement.dataset.theme, 'dark');
  await until(() => document.body.textContent.includes('घटकों की दीर्घा'));
});

test('the gallery draws the one specimen that its address asks for', async () => {
  site = await openSite('/kit?only=drawer', { site: { isDevelopment: true } });
  const { root } = site;
  await until(() => root.querySelector('#drawer') !== null);
  assert.equal(
    [...root.querySelectorAll('main section')].map(({ id }) => id),
    ['drawer'],
  );
});

test('a site in production has no gallery', async () => {
  site = await openSite('/kit');
  assert.ok(byRole(site.root, 'heading', 'Page not found'));
});

test.run();
