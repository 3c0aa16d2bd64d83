import { mount, settle } from '../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { messageAreas } from '../../../src/model/rules/messages/catalogue.js';
import { Field } from '../../../src/widgets/kit/form/field.js';
import { words as hi } from '../../../words/hi/literals.js';
import { words as mr } from '../../../words/mr/literals.js';

const test = suite('widgets/kit/literals');

const texts = new Set(Object.values(messageAreas).flatMap((area) => Object.values(area) as string[]));

const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = { hi, mr };

for (const [name, literals] of Object.entries(translations)) {
  test(`${name} says every literal text, and nothing that is none`, () => {
    assert.equal(
      [...texts].filter((text) => !literals[text]),
      [],
    );
    assert.equal(
      Object.keys(literals).filter((text) => !texts.has(text)),
      [],
    );
  });
}

const shownFault = async (error: string, locale: 'en' | 'hi' | 'mr') => {
  const { root, unmount } = await mount(
    <Field label="x" error={error}>
      {(control) => <input {...control} />}
    </Field>,
    locale,
  );
  await settle(50);
  const text = root.querySelector('p')?.textContent;
  await unmount();
  return text;
};

test('a fault is said in the reader’s language, the literal one in English', async () => {
  assert.is(await shownFault('City is required', 'en'), 'City is required');
  assert.is(await shownFault('City is required', 'hi'), 'शहर ज़रूरी है');
  assert.is(await shownFault('City is required', 'mr'), 'शहर आवश्यक आहे');
});

test('a text that nobody has translated is shown as it came', async () => {
  assert.is(await shownFault('Something new', 'mr'), 'Something new');
});

test.run();
