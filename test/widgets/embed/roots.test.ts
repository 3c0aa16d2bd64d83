/** Where widget tags are looked for: the document, open shadow roots, and those that the page names. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createRoots } from '../../../src/widgets/embed/roots.js';
import { settle } from '../../support/mount.js';

const test = suite('widgets/embed/roots');
const ours = { 'our-tag': ['file'] };

const setUp = () => {
  const met: string[] = [];
  const roots = createRoots(ours, ({ localName }) => {
    if (localName in ours) met.push(localName);
  });
  const box = document.createElement('div');
  document.body.append(box);
  return { met, roots, box };
};

test('tags of the document and of open roots within it are met, and what is added later', async () => {
  const { met, roots, box } = setUp();
  const root = box.attachShadow({ mode: 'open' });
  root.append(document.createElement('our-tag'));
  roots.discover(document);
  assert.equal(met, ['our-tag']);
  root.append(document.createElement('our-tag'));
  await settle();
  assert.equal(met.length, 2);
  assert.is(roots.find('our-tag').length, 2);
  box.remove();
  assert.is(roots.find('our-tag').length, 0);
});

test('a closed root is met when it is named', () => {
  const { met, roots, box } = setUp();
  const root = box.attachShadow({ mode: 'closed' });
  root.append(document.createElement('our-tag'));
  roots.discover(document);
  assert.equal(met, []);
  roots.discover(root);
  assert.equal(met, ['our-tag']);
  box.remove();
});

test('the root of a widget is left alone', () => {
  const { met, roots, box } = setUp();
  const widget = document.createElement('our-tag');
  widget.attachShadow({ mode: 'open' }).append(document.createElement('our-tag'));
  box.append(widget);
  roots.discover(document);
  assert.equal(met, ['our-tag']);
  box.remove();
});

test('an element whose class gives it a root later is looked into then', async () => {
  const { met, roots, box } = setUp();
  box.append(document.createElement('their-card'));
  roots.discover(document);
  customElements.define(
    'their-card',
    class extends HTMLElement {
      connectedCallback(): void {
        this.attachShadow({ mode: 'open' }).append(document.createElement('our-tag'));
      }
    },
  );
  await settle(10);
  assert.equal(met, ['our-tag']);
  box.remove();
});

test.run();
