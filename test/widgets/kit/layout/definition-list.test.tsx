import { mount } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DefinitionList } from '../../../../src/widgets/kit/layout/definition-list.js';

const test = suite('widgets/kit/layout/definition-list');

test('each term stands with its value, and what is empty is a dash', async () => {
  const items = [
    { id: 'a', term: 'Floors', value: 0 },
    { id: 'b', term: 'Developer', value: '' },
    { id: 'c', term: 'Age', value: null },
  ];
  const { root, unmount } = await mount(<DefinitionList items={items} />);
  const lines = [...root.querySelectorAll('dl > div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ]);
  assert.equal(lines, [
    ['Floors', '0'],
    ['Developer', '-'],
    ['Age', '-'],
  ]);
  await unmount();
});

test.run();
