import { byRole, click, mount, settle } from '../../../support/mount.js';
import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineWidget, property, register } from '../../../../src/widgets/kit/element/define-widget.js';
import { useLocale } from '../../../../src/widgets/kit/language/locale.js';
import { adopt } from '../../../../src/widgets/kit/style/sheet.js';
import { useEmit } from '../../../../src/widgets/kit/element/widget-context.js';

const test = suite('widgets/kit/element/define-widget');

const counted = createEvent();
const $count = createStore(0).on(counted, (count) => count + 1);
let draws = 0;
let openScreens = 0;

interface TrialProps {
  city: string | undefined;
  pageSize: number;
  items?: string[] | undefined;
}

function TrialView({ city, pageSize, items = [] }: TrialProps) {
  draws += 1;
  const emit = useEmit();
  const locale = useLocale();
  const [count, count1] = useUnit([$count, counted]);
  return (
    <section>
      <p id="said">{[city, pageSize, items.join('+'), locale, count].join(' ')}</p>
      <button type="button" onClick={() => count1()}>
        count
      </button>
      <button type="button" onClick={() => (openScreens += emit('housing-open', { city }) ? 1 : 0)}>
        open
      </button>
    </section>
  );
}

const Trial = defineWidget({
  tag: 'housing-trial',
  attributes: { city: { type: 'string' }, 'page-size': { type: 'number', default: 20 } },
  properties: { items: property<string[]>() },
  view: TrialView,
});

const Broken = defineWidget({
  tag: 'housing-broken',
  attributes: {},
  view: () => {
    throw new Error('no view today');
  },
});

declare global {
  interface HTMLElementTagNameMap {
    'housing-trial': InstanceType<typeof Trial>;
  }
}

const said = (shadow: ShadowRoot) => shadow.querySelector('#said')?.textContent;

test.before.each(() => {
  document.body.innerHTML = '';
  document.documentElement.removeAttribute('lang');
});

test('a class is made without being registered; registering twice does nothing', () => {
  assert.is(customElements.get('housing-trial'), undefined);
  register(Trial);
  register(Trial);
  register(Broken);
  assert.ok(customElements.get('housing-trial'));
});

test('attributes and properties arrive in the view, typed, with defaults', async () => {
  const { element, shadow } = await mount('housing-trial', { city: 'Pune', items: ['a', 'b'] });
  assert.is(said(shadow), 'Pune 20 a+b en 0');
  element.setAttribute('page-size', '5');
  await settle();
  assert.is(said(shadow), 'Pune 5 a+b en 0');
  assert.is(document.querySelector('housing-trial')?.pageSize, 5);
});

test('several changes in one turn are drawn once', async () => {
  await mount('housing-trial');
  draws = 0;
  const trial = document.querySelector('housing-trial');
  assert.ok(trial);
  trial.city = 'Nashik';
  trial.pageSize = 7;
  trial.items = ['c'];
  await settle();
  assert.is(draws, 1);
});

test('properties set before the class was known are not lost', async () => {
  const element = document.createElement('housing-late') as HTMLElement & { items: string[] };
  element.items = ['early'];
  document.body.append(element);
  const Late = defineWidget({
    tag: 'housing-late',
    attributes: {},
    properties: { items: property<string[]>() },
    view: ({ items }) => <p id="said">{items?.join()}</p>,
  });
  register(Late);
  await settle();
  assert.is(said(element.shadowRoot as ShadowRoot), 'early');
});

test('one inner root and the shared sheets stand in an open shadow root', async () => {
  const { shadow } = await mount('housing-trial');
  assert.is(shadow.mode, 'open');
  assert.is(shadow.children.length, 1);
  const other = document.createElement('div').attachShadow({ mode: 'open' });
  adopt(other);
  assert.ok(other.adoptedStyleSheets.length > 0);
  assert.equal([...shadow.adoptedStyleSheets], [...other.adoptedStyleSheets]);
});

test('its own content is shown until the first paint', async () => {
  document.body.innerHTML = '<housing-trial><a href="/search">All homes</a></housing-trial>';
  const shadow = document.querySelector('housing-trial')?.shadowRoot as ShadowRoot;
  assert.ok(shadow.querySelector('slot'));
  await settle();
  assert.not(shadow.querySelector('slot'));
  assert.ok(said(shadow));
});

test('a move keeps the drawn tree, a removal lets it go, and a return draws anew', async () => {
  const { element, shadow } = await mount('housing-trial', { city: 'Pune' });
  const before = shadow.querySelector('#said');
  const elsewhere = document.createElement('div');
  document.body.append(elsewhere);
  elsewhere.append(element);
  await settle();
  assert.is(shadow.querySelector('#said'), before);
  element.remove();
  await settle();
  assert.not(shadow.querySelector('#said'));
  document.body.append(element);
  await settle();
  assert.match(said(shadow) as string, 'Pune');
});

test('events cross shadow roots and answer whether the page took over', async () => {
  const { shadow } = await mount('housing-trial', { city: 'Pune' });
  const heard: CustomEvent[] = [];
  const listen = (event: Event) => {
    heard.push(event as CustomEvent);
    event.preventDefault();
  };
  openScreens = 0;
  await click(byRole(shadow, 'button', 'open'));
  assert.is(openScreens, 1);
  document.body.addEventListener('housing-open', listen);
  await click(byRole(shadow, 'button', 'open'));
  document.body.removeEventListener('housing-open', listen);
  assert.is(openScreens, 1);
  assert.equal(heard[0]?.detail, { city: 'Pune' });
  assert.ok(heard[0]?.composed);
});

test('widgets of one connection share their state, another connection has its own', async () => {
  const one = await mount('housing-trial', { 'api-base': 'https://a.example' });
  const two = await mount('housing-trial', { 'api-base': 'https://a.example' });
  const other = await mount('housing-trial', { apiBase: 'https://b.example', partnerKey: null });
  await click(byRole(one.shadow, 'button', 'count'));
  assert.match(said(two.shadow) as string, / 1$/);
  assert.match(said(other.shadow) as string, / 0$/);
});

test('the language is that of the closest ancestor, across shadow roots, and follows the page', async () => {
  document.documentElement.lang = 'mr-IN';
  const outer = document.createElement('div');
  document.body.append(outer);
  outer.attachShadow({ mode: 'open' }).innerHTML = '<housing-trial></housing-trial>';
  const inside = outer.shadowRoot?.querySelector('housing-trial') as HTMLElement;
  await settle();
  assert.match(said(inside.shadowRoot as ShadowRoot) as string, ' mr ');
  document.documentElement.lang = 'hi';
  await settle();
  assert.match(said(inside.shadowRoot as ShadowRoot) as string, ' hi ');
  inside.lang = 'en';
  await settle();
  assert.match(said(inside.shadowRoot as ShadowRoot) as string, ' en ');
});

test('the theme is the attribute of the element or an ancestor, else left to the page', async () => {
  const theme = (shadow: ShadowRoot) => (shadow.lastElementChild as HTMLElement).dataset.theme;
  const { element, shadow } = await mount('housing-trial');
  assert.is(theme(shadow), 'auto');
  element.setAttribute('theme', 'dark');
  await settle();
  assert.is(theme(shadow), 'dark');
});

test('a view that throws leaves the own content standing and says so once', async () => {
  const kept = console.error;
  const heard: unknown[][] = [];
  console.error = (...words: unknown[]) => heard.push(words);
  document.body.innerHTML = '<housing-broken><a href="/search">All homes</a></housing-broken>';
  await settle();
  console.error = kept;
  const shadow = document.querySelector('housing-broken')?.shadowRoot as ShadowRoot;
  assert.ok(shadow.querySelector('slot'));
  assert.is(heard.length, 1);
  assert.match(String(heard[0]?.[0]), 'housing-broken');
});

test.run();
