import { mount, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { defineWords, useWordsArrived } from '../../../../src/widgets/kit/language/define-words.js';

const test = suite('widgets/kit/language/define-words');

interface Words {
  hello: string;
}

const fails = () => Promise.reject(new Error('offline'));

const greetings = (mr: () => Promise<{ words: Words }>) =>
  defineWords<Words>({ hello: 'Hello' }, { hi: fails, mr });

test('a component speaks English until the language has arrived, then that language', async () => {
  let arrive: (file: { words: Words }) => void = () => {};
  const useGreetings = greetings(() => new Promise((done) => (arrive = done)));
  const Said = () => <p>{useGreetings().hello}</p>;
  const { root, unmount } = await mount(<Said />, 'mr');
  assert.is(root.textContent, 'Hello');
  arrive({ words: { hello: 'नमस्कार' } });
  await settle();
  assert.is(root.textContent, 'नमस्कार');
  await unmount();
});

test('English is there without loading, and is spoken where a language does not load', async () => {
  const { load } = greetings(fails);
  assert.is((await load('en')).hello, 'Hello');
  assert.is((await load('mr')).hello, 'Hello');
  assert.is((await load('hi')).hello, 'Hello');
});

test('a component knows whether what it shows now is said in the language by all parts of it', async () => {
  const arrivals: (() => void)[] = [];
  const later = () =>
    greetings(() => new Promise((done) => arrivals.push(() => done({ words: { hello: 'नमस्कार' } }))));
  const areas = { flat: later(), plot: later() };
  const Said = ({ of }: { of: keyof typeof areas }) => {
    const useGreetings = areas[of];
    return <p>{useGreetings().hello}</p>;
  };
  const Shown = ({ of }: { of: keyof typeof areas }) => (
    <div data-said={useWordsArrived(of)}>
      <Said key={of} of={of} />
    </div>
  );
  const { root, rerender, unmount } = await mount(<Shown of="flat" />, 'mr');
  const isSaid = () => root.querySelector('div')?.dataset.said;
  assert.is(isSaid(), 'false');
  arrivals[0]?.();
  await settle();
  assert.equal([isSaid(), root.textContent], ['true', 'नमस्कार']);
  await rerender(<Shown of="plot" />);
  assert.is(isSaid(), 'false');
  arrivals[1]?.();
  await settle();
  assert.is(isSaid(), 'true');
  await unmount();
  const english = await mount(<Shown of="plot" />);
  assert.is(english.root.querySelector('div')?.dataset.said, 'true');
  await english.unmount();
});

test('a language is loaded once', async () => {
  let loads = 0;
  const { load } = greetings(() => {
    loads += 1;
    return Promise.resolve({ words: { hello: 'नमस्कार' } });
  });
  await load('mr');
  assert.is((await load('mr')).hello, 'नमस्कार');
  assert.is(loads, 1);
});

test.run();
