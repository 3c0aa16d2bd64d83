/** Presses on a drawn view wait for its widget. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdPress } from '../../../../src/widgets/kit/element/held-press.js';

const test = suite('widgets/kit/element/held-press');

const drawn = (controls: string) => {
  const inner = document.createElement('div');
  inner.dataset.first = '{}';
  inner.innerHTML = '<button><b>Save</b></button><button>Hide</button><a href="#home">Home</a>';
  document.body.append(inner);
  holdPress(inner, controls);
  const heard: string[] = [];
  const live = async (): Promise<void> => {
    inner.removeAttribute('data-first');
    inner.addEventListener('click', ({ target }) => heard.push((target as Element).textContent));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const press = (selector: string, init: MouseEventInit = {}): boolean => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
    return inner.querySelector(selector)?.dispatchEvent(event) ?? false;
  };
  return { heard, live, press };
};

test('the last one is done once the widget lives, and those after it at once', async () => {
  const { heard, live, press } = drawn('a, button');
  press('b');
  press('a');
  press('button:nth-child(2)');
  await live();
  assert.equal(heard, ['Hide']);
  press('b');
  assert.equal(heard, ['Hide', 'Save']);
});

test('a link waits where the widget says what it opens, but opens a new window at once', () => {
  const held = drawn('a, button');
  assert.is(held.press('a'), false, 'not followed yet');
  assert.is(held.press('a', { ctrlKey: true }), true);
  assert.is(drawn('button').press('a'), true, 'followed by the browser');
});

test('a view that nobody pressed hears nothing', async () => {
  const { heard, live } = drawn('a, button');
  await live();
  assert.equal(heard, []);
});

test.run();
