/** What stands in a widget's root before its class has come, and whether it goes on from that. */
import { settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineWidget, register } from '../../../../src/widgets/kit/element/define-widget.js';
import type { DrawnRoot } from '../../../../src/widgets/kit/element/drawn-view.js';

const test = suite('widgets/kit/element/drawn-view');

const adopted: unknown[] = [];
/** What the view said each time it was rendered. */
const renders: unknown[] = [];
/** What the page does while the view is taken over. */
let meanwhile = (): void => undefined;
/** Of each root, the language it has in the end, and whether that was written. */
const languages: { is: string; isToldAgain: boolean }[] = [];
register(
  defineWidget({
    tag: 'housing-drawn',
    attributes: { word: { type: 'string', default: 'ours' } },
    view: ({ word }) => {
      renders.push(word);
      return <p>{word}</p>;
    },
    adopt: ({ data }) => {
      adopted.push(data);
      meanwhile();
      return Promise.resolve();
    },
  }),
);

/** Puts a widget on the page in whose root something is drawn. */
const drawn = async (root: DrawnRoot, beside = '', language = '') => {
  adopted.length = renders.length = 0;
  const element = document.createElement('housing-drawn');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.innerHTML = `<div data-first><p>drawn</p></div>${beside}`;
  const paragraph = shadow.querySelector('p');
  const inner = shadow.querySelector('div') as HTMLElement;
  Object.assign(inner, root);
  inner.lang = language;
  let isToldAgain = false;
  const observer = new MutationObserver(() => (isToldAgain = true));
  observer.observe(inner, { attributeFilter: ['lang'] });
  document.body.append(element);
  await settle(5);
  languages.push({ is: inner.lang, isToldAgain });
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

test('a view that is taken over is rendered once, and again where the page has changed it meanwhile', async () => {
  await drawn({ take: () => Promise.resolve({}) });
  assert.equal(renders, ['ours']);
  meanwhile = () => document.querySelector('housing-drawn:last-of-type')?.setAttribute('word', 'theirs');
  const { text } = await drawn({ take: () => Promise.resolve({}) });
  meanwhile = () => undefined;
  assert.is(renders.at(-1), 'theirs');
  assert.is(text, 'theirs');
});

test('without the data the widget draws anew', async () => {
  const take = () => Promise.resolve(undefined);
  assert.equal(await drawn({ take }), { adopted: [], isSame: false, text: 'ours' });
});

test('the language that is drawn is not written again, which would have all cards dressed anew', async () => {
  await drawn({}, '', 'en');
  assert.equal(languages.at(-1), { is: 'en', isToldAgain: false });
  await drawn({}, '', 'hi');
  assert.equal(languages.at(-1), { is: 'en', isToldAgain: true });
});

test.run();
