import { settle } from '../../../support/mount.js';
import { type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DrawnItem } from '../../../../src/widgets/results/list/drawn-item.js';

const test = suite('widgets/results: a card that the server has drawn');

let renders = 0;
test.before.each(() => {
  renders = 0;
});

function Card({ title, isSaved = false }: { title: string; isSaved?: boolean }) {
  renders += 1;
  return (
    <article>
      <h3>{title}</h3>
      <button aria-pressed={isSaved}>Save</button>
    </article>
  );
}

const drawn = (title: string) =>
  `<li><article><h3>${title}</h3><button aria-pressed="false">Save</button></article></li>`;

/** A list that takes over what the server has drawn. */
const adopted = (html: string, items: ReactElement) => {
  const list = document.createElement('ul');
  list.innerHTML = html;
  document.body.replaceChildren(list);
  return { list, root: hydrateRoot(list, items) };
};

const one = (id: string, card: ReactElement<Record<string, unknown>>, isThere = true) => (
  <DrawnItem key={id} isThere={isThere}>
    {card}
  </DrawnItem>
);

test('it is left as it is while nothing about it changes', async () => {
  const { list, root } = adopted(drawn('Kothrud'), one('a', <Card title="Kothrud" />));
  const article = list.querySelector('article');
  await settle();
  root.render(one('a', <Card title="Kothrud" />));
  await settle();
  assert.is(list.querySelector('article'), article);
  assert.is(list.textContent, 'KothrudSave');
  assert.is(renders, 0);
  root.unmount();
});

test('when something changes, what was drawn lives on with it, and the focus stays', async () => {
  const { list, root } = adopted(drawn('Kothrud'), one('a', <Card title="Kothrud" />));
  const button = list.querySelector('button') as HTMLButtonElement;
  button.focus();
  root.render(one('a', <Card title="Kothrud" isSaved />));
  await settle();
  assert.is(list.querySelector('button'), button);
  assert.is(button.getAttribute('aria-pressed'), 'true');
  assert.is(document.activeElement, button);
  root.render(one('a', <Card title="Baner" isSaved />));
  await settle();
  assert.is(list.querySelector('h3')?.textContent, 'Baner');
  root.unmount();
});

function Pictured() {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? (
    <p>No picture</p>
  ) : (
    <img
      alt=""
      onError={() => {
        setBroken(true);
      }}
    />
  );
}

test('a picture that does not come is told to the card', async () => {
  const { list, root } = adopted('<li><img alt=""></li>', one('a', <Pictured />));
  await settle();
  list.querySelector('img')?.dispatchEvent(new Event('error'));
  await settle();
  assert.is(list.textContent, 'No picture');
  root.unmount();
});

test('gone with one answer and here again with the next, it is drawn anew', async () => {
  const { list, root } = adopted(drawn('Kothrud'), one('a', <Card title="Kothrud" />));
  root.render(<li key="b">Another</li>);
  await settle();
  assert.is(list.textContent, 'Another');
  root.render(one('a', <Card title="Kothrud" />, false));
  await settle();
  assert.is(list.textContent, 'KothrudSave');
  assert.is(list.querySelectorAll('li').length, 1);
  root.render(one('a', <Card title="Baner" />, false));
  await settle();
  assert.is(list.textContent, 'BanerSave');
  root.unmount();
});

test('it may stand elsewhere in a later answer', async () => {
  const items = (names: string[]) => <>{names.map((name) => one(name, <Card title={name} />))}</>;
  const { list, root } = adopted(drawn('A') + drawn('B'), items(['A', 'B']));
  const [first, second] = list.children;
  root.render(items(['B', 'A']));
  await settle();
  assert.equal([...list.children], [second, first]);
  assert.is(renders, 0);
  root.unmount();
});

test.run();
