import { byRole, change, descriptionOf, mount, type } from '../../../support/mount.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { onlyDigits } from '../../../../src/model/rules/digits.js';
import { Field } from '../../../../src/widgets/kit/form/field.js';
import { Select } from '../../../../src/widgets/kit/form/select.js';
import { TextInput } from '../../../../src/widgets/kit/form/text-input.js';

const test = suite('widgets/kit/form/field');

test('label, help and error belong to the control', async () => {
  const { root, rerender, unmount } = await mount(
    <Field label="Mobile number" help="We send a code." required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const input = byRole<HTMLInputElement>(root, 'textbox', 'Mobile number');
  assert.ok(input.required);
  assert.is(descriptionOf(input), 'We send a code.');
  assert.is(input.getAttribute('aria-invalid'), null);
  await rerender(
    <Field label="Mobile number" help="We send a code." error="Enter 10 digits." required>
      {(control) => <TextInput {...control} />}
    </Field>,
  );
  const same = byRole(root, 'textbox', 'Mobile number');
  assert.is(descriptionOf(same), 'We send a code. Enter 10 digits.');
  assert.is(same.getAttribute('aria-invalid'), 'true');
  await unmount();
});

test('a digits-only input drops everything else from the field itself', async () => {
  const heard: string[] = [];
  const { root, unmount } = await mount(
    <TextInput
      aria-label="Code"
      value=""
      clean={(text) => onlyDigits(text, 4)}
      onText={(text) => heard.push(text)}
    />,
  );
  const input = byRole<HTMLInputElement>(root, 'textbox', 'Code');
  await type(input, '12a3-456');
  assert.is(input.value, '1234');
  assert.equal(heard, ['1234']);
  await unmount();
});

test('a select offers its options after an empty one and says what was chosen', async () => {
  const heard: string[] = [];
  const options = [
    { value: 'flat', label: 'Flat' },
    { value: 'villa', label: 'House Villa' },
  ];
  const { root, unmount } = await mount(
    <Field label="Type">
      {(control) => (
        <Select
          {...control}
          options={options}
          value=""
          placeholder="Any type"
          onValue={(value) => heard.push(value)}
        />
      )}
    </Field>,
  );
  const select = byRole<HTMLSelectElement>(root, 'combobox', 'Type');
  assert.equal(
    [...select.options].map((option) => option.text),
    ['Any type', 'Flat', 'House Villa'],
  );
  await change(select, 'villa');
  assert.equal(heard, ['villa']);
  await unmount();
});

test.run();
