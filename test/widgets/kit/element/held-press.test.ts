/** Presses on a drawn view wait for its widget. */
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { holdPress } from '../../../../src/widgets/kit/element/held-press.js';

const test = suite('widgets/kit/element/held-press');

/** Lets five seconds pass at once: the only timers here are those of held presses. */
const clock = () => {
  const { setTimeout: later } = globalThis;
  const due: (() => void)[] = [];
  globalThis.setTimeout = ((work: () => void) => due.push(work)) as unknown as typeof setTimeout;
  return {
    pass: () => due.splice(0).forEach((work) => work()),
    restore: () => {
      globalThis.setTimeout = later;
    },
  };
};

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
  return { heard, inner, live, press };
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

test('after five seconds a link is followed, once, and a button forgotten', async () => {
  const time = clock();
  const views = ['a', 'button'].map((control) => ({ ...drawn('a, button'), control }));
  const followed: string[] = [];
  for (const { inner, press, control } of views) {
    press(control);
    inner.addEventListener('click', ({ target }) => followed.push((target as Element).textContent));
  }
  time.pass();
  time.restore();
  assert.equal(followed, ['Home']);
  for (const { live } of views) await live();
  assert.equal(followed, ['Home'], 'not again when the widget lives');
});

test('what is pressed is not done where it is gone', async () => {
  const { heard, inner, live, press } = drawn('a, button');
  press('a');
  inner.replaceChildren();
  await live();
  assert.equal(heard, []);
});

test('a view that nobody pressed hears nothing', async () => {
  const { heard, live } = drawn('a, button');
  await live();
  assert.equal(heard, []);
});

test.run();
