/** What stands in a widget's root before its class has come, and whether it goes on from that. */
import { settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineWidget, register } from '../../../../src/widgets/kit/element/define-widget.js';
import type { DrawnRoot } from '../../../../src/widgets/kit/element/drawn-view.js';

const test = suite('widgets/kit/element/drawn-view');

const adopted: unknown[] = [];
register(
  defineWidget({
    tag: 'housing-drawn',
    attributes: {},
    view: () => <p>ours</p>,
    adopt: ({ data }) => {
      adopted.push(data);
      return Promise.resolve();
    },
  }),
);

/** Puts a widget on the page in whose root something is drawn. */
const drawn = async (root: DrawnRoot, beside = '') => {
  adopted.length = 0;
  const element = document.createElement('housing-drawn');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<div data-first><p>drawn</p></div>${beside}`;
  const paragraph = shadow.querySelector('p');
  Object.assign(shadow.querySelector('div') as HTMLElement, root);
  document.body.append(element);
  await settle(5);
  return {
    adopted,
    isSame: shadow.querySelector('p') === paragraph,
    text: shadow.querySelector('div')?.textContent,
  };
};

test('what a server has drawn is taken over with the data beside it', async () => {
  const block = '<script type="application/json">{"total":3}</script>';
  assert.equal(await drawn({}, block), { adopted: [{ total: 3 }], isSame: true, text: 'ours' });
});

test('what a script has drawn is taken over with what it says when it is asked', async () => {
  const take = () => Promise.resolve({ total: 4 });
  assert.equal(await drawn({ take }), { adopted: [{ total: 4 }], isSame: true, text: 'ours' });
});

test('without the data the widget draws anew', async () => {
  const take = () => Promise.resolve(undefined);
  assert.equal(await drawn({ take }), { adopted: [], isSame: false, text: 'ours' });
});

test.run();
