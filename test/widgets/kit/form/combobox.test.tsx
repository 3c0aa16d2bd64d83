import { allByRole, byRole, click, mount, nameOf, press, settle, type } from '../../../support/mount.js';
import { useState } from 'react';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { Combobox } from '../../../../src/widgets/kit/form/combobox.js';
// Loaded ahead, so that no test waits for a file.
import '../../../../src/widgets/kit/form/suggestion-list.js';

const test = suite('widgets/kit/form/combobox');

const places = ['Powai', 'Parel', 'Pune'];
let chosen: string[] = [];

function Places() {
  const [text, setText] = useState('');
  const found = places.filter((place) => place.toLowerCase().startsWith(text.toLowerCase()));
  return (
    <Combobox
      aria-label="Locality"
      value={text}
      onText={setText}
      suggestions={found.map((label) => ({ id: label, label }))}
      onChoose={({ label }) => {
        chosen.push(label);
        setText(label);
      }}
    />
  );
}

const field = (root: HTMLElement) => byRole<HTMLInputElement>(root, 'combobox', 'Locality');
const listed = (root: HTMLElement) => allByRole(root, 'option').map(nameOf);
const activeName = (root: HTMLElement) => {
  const id = field(root).getAttribute('aria-activedescendant');
  return id ? root.querySelector(`[id="${id}"]`)?.textContent : null;
};

test.before.each(() => {
  chosen = [];
});

test('the field says whether its list is open, and which list it is', async () => {
  const { root, unmount } = await mount(<Places />);
  assert.is(field(root).getAttribute('aria-expanded'), 'false');
  field(root).focus();
  await settle();
  assert.is(field(root).getAttribute('aria-expanded'), 'true');
  assert.is(byRole(root, 'listbox').id, field(root).getAttribute('aria-controls'));
  await type(field(root), 'pa');
  assert.equal(listed(root), ['Parel']);
  await unmount();
});

test('arrows move through the list, round the ends, and Enter chooses', async () => {
  const { root, unmount } = await mount(<Places />);
  field(root).focus();
  await press(field(root), 'ArrowDown');
  assert.is(activeName(root), 'Powai');
  await press(field(root), 'ArrowUp');
  assert.is(activeName(root), 'Pune');
  const isFree = await press(field(root), 'Enter');
  assert.not(isFree);
  assert.equal(chosen, ['Pune']);
  assert.is(field(root).value, 'Pune');
  assert.is(field(root).getAttribute('aria-expanded'), 'false');
  await unmount();
});

test('free text stays, and Enter without a choice is left to the form', async () => {
  const { root, unmount } = await mount(<Places />);
  field(root).focus();
  await type(field(root), 'P');
  assert.ok(await press(field(root), 'Enter'));
  assert.equal(chosen, []);
  assert.is(field(root).value, 'P');
  assert.equal(listed(root), []);
  await unmount();
});

test('Escape closes the list and keeps the text; an arrow opens it again', async () => {
  const { root, unmount } = await mount(<Places />);
  field(root).focus();
  await type(field(root), 'P');
  await press(field(root), 'Escape');
  assert.equal(listed(root), []);
  assert.is(field(root).value, 'P');
  await press(field(root), 'ArrowDown');
  assert.is(listed(root).length, 3);
  await unmount();
});

test('a press on a suggestion chooses it, one elsewhere closes the list', async () => {
  const { root, unmount } = await mount(<Places />);
  field(root).focus();
  await settle();
  await click(byRole(root, 'option', 'Parel'));
  assert.equal(chosen, ['Parel']);
  await type(field(root), 'P');
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true, composed: true }));
  await settle();
  assert.equal(listed(root), []);
  await unmount();
});

test('suggestions that come after the field was left stay closed', async () => {
  let answer: (found: readonly string[]) => void = () => undefined;
  function Late() {
    const [found, setFound] = useState<readonly string[]>([]);
    answer = setFound;
    return (
      <Combobox
        aria-label="Locality"
        value="Po"
        onText={() => undefined}
        suggestions={found.map((label) => ({ id: label, label }))}
        onChoose={() => undefined}
      />
    );
  }
  const { root, unmount } = await mount(<Late />);
  field(root).focus();
  await settle();
  field(root).blur();
  answer(['Powai']);
  await settle();
  assert.equal(listed(root), []);
  field(root).focus();
  await settle();
  assert.equal(listed(root), ['Powai']);
  await unmount();
});

test('how many suggestions there are is announced', async () => {
  const { root, unmount } = await mount(<Places />);
  field(root).focus();
  await type(field(root), 'po');
  assert.is(byRole(root, 'status').textContent, '1 suggestion');
  await unmount();
});

test.run();
