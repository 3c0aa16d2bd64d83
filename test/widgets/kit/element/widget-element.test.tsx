import { useId } from 'react';
import { mount, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineWidget, register } from '../../../../src/widgets/kit/element/define-widget.js';
import { useLocale } from '../../../../src/widgets/kit/language/locale.js';

const test = suite('widgets/kit/element/widget-element');

function FollowedView({ pageSize }: { pageSize: number }) {
  return <p id="said">{`${useLocale()} ${String(pageSize)}`}</p>;
}

const said = (shadow: ShadowRoot) => shadow.querySelector('#said')?.textContent ?? '';

test.before(() => {
  register(
    defineWidget({
      tag: 'housing-followed',
      attributes: { 'page-size': { type: 'number', default: 20 } },
      view: FollowedView,
    }),
  );
});
test.before(() => {
  register(
    defineWidget({
      tag: 'housing-growing',
      attributes: { size: { type: 'number', default: 1 } },
      view: ({ size }: { size: number }) => Array.from({ length: size }, (_, at) => <Named key={at} />),
    }),
  );
});
test.before.each(() => {
  document.body.innerHTML = '';
});

test('a property is checked as its attribute is, and complained of once however often it is set', async () => {
  const kept = console.error;
  const heard: string[] = [];
  console.error = (text: string) => heard.push(text);
  const { element, shadow } = await mount('housing-followed');
  const trial: { pageSize: unknown } = element as HTMLElement & { pageSize: unknown };
  trial.pageSize = 'many';
  trial.pageSize = 'many';
  element.setAttribute('page-size', 'many');
  await settle(5);
  console.error = kept;
  assert.equal(heard, ['<housing-followed> cannot read page-size="many". Write a plain number, such as 12.']);
  assert.match(said(shadow), '20');
  trial.pageSize = '8';
  await settle();
  assert.match(said(shadow), '8');
});

test('language and theme of any ancestor are followed, and the font only when it is asked for', async () => {
  const part = document.createElement('section');
  part.innerHTML = '<housing-followed font="inherit"></housing-followed>';
  document.body.append(part);
  await settle();
  const shadow = part.firstElementChild?.shadowRoot as ShadowRoot;
  const inner = shadow.lastElementChild as HTMLElement;
  assert.is(inner.dataset.font, 'inherit');
  part.lang = 'mr';
  part.setAttribute('theme', 'dark');
  await settle();
  assert.match(said(shadow), 'mr');
  assert.is(inner.dataset.theme, 'dark');
});

test('a failure that the loader showed in the element gives way to the widget', async () => {
  const element = document.createElement('housing-shown');
  element.attachShadow({ mode: 'open' }).innerHTML = '<p>Could not load.</p>';
  document.body.append(element);
  register(defineWidget({ tag: 'housing-shown', attributes: {}, view: () => <p id="said">here</p> }));
  await settle();
  assert.is((element.shadowRoot as ShadowRoot).textContent, 'here');
});

function Named() {
  return <i id={useId()} />;
}

test('a part that comes after several redraws has an id of its own', async () => {
  const { element, shadow } = await mount('housing-growing');
  for (const size of ['2', '3', '4', '5']) {
    element.setAttribute('size', size);
    await settle(5);
  }
  const ids = [...shadow.querySelectorAll('i')].map(({ id }) => id);
  assert.is(ids.length, 5);
  assert.is(new Set(ids).size, 5, ids.join(' '));
});

test.run();
