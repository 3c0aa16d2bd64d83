import { mount, settle } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  type Catalogues,
  loadMessages,
  plural,
  useMessages,
} from '../../../../src/widgets/kit/language/messages.js';

const test = suite('widgets/kit/language/messages');

interface Words {
  hello: string;
}

const greetings = (mr: () => Promise<Words>): Catalogues<Words> => ({ en: { hello: 'Hello' }, mr });

test('a component speaks English until the language has arrived, then that language', async () => {
  let arrive: (words: Words) => void = () => {};
  const catalogues = greetings(() => new Promise((done) => (arrive = done)));
  const Said = () => <p>{useMessages(catalogues).hello}</p>;
  const { root, unmount } = await mount(<Said />, 'mr');
  assert.is(root.textContent, 'Hello');
  arrive({ hello: 'नमस्कार' });
  await settle();
  assert.is(root.textContent, 'नमस्कार');
  await unmount();
});

test('a language without a catalogue, or whose catalogue does not load, is spoken in English', async () => {
  const broken = greetings(() => Promise.reject(new Error('offline')));
  assert.is((await loadMessages(broken, 'mr')).hello, 'Hello');
  assert.is((await loadMessages(broken, 'hi')).hello, 'Hello');
});

test('a catalogue is loaded once', async () => {
  let loads = 0;
  const catalogues = greetings(() => {
    loads += 1;
    return Promise.resolve({ hello: 'नमस्कार' });
  });
  await loadMessages(catalogues, 'mr');
  await loadMessages(catalogues, 'mr');
  assert.is(loads, 1);
});

test('counted phrases follow the rules of the language', () => {
  const forms = { one: '# home', other: '# homes' };
  assert.is(plural('en', 1, forms), '1 home');
  assert.is(plural('en', 0, forms), '0 homes');
  assert.is(plural('hi', 0, { one: '# घर', other: '# घर (बहु)' }), '0 घर');
  assert.is(plural('en', 123456, forms), '1,23,456 homes');
});

test.run();
