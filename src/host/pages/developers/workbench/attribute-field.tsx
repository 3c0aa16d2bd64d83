/** One attribute of the workbench: a list of its values, a switch, or a text. */
import type { ElementAttribute } from 'virtual:page-developers/workbench';
import { CheckboxGroup } from '../../../../widgets/kit/form/checkbox-group.js';
import { Field } from '../../../../widgets/kit/form/field.js';
import { Select } from '../../../../widgets/kit/form/select.js';
import { TextInput } from '../../../../widgets/kit/form/text-input.js';
import { texts } from '../texts.js';
import { samples } from './bench.js';
import { Described } from './described.js';

/** What an AttributeField takes; `undefined` is an attribute that is not set. */
interface AttributeFieldProps {
  attribute: ElementAttribute;
  value: string | undefined;
  onValue: (value: string | undefined) => void;
}

/** Draws it. */
export function AttributeField({ attribute, value, onValue }: AttributeFieldProps) {
  const { name, description, type, values = [] } = attribute;
  if (type === 'boolean')
    return (
      <CheckboxGroup
        legend={name}
        options={[{ value: name, label: description.replaceAll('`', '') }]}
        values={value === undefined ? [] : [name]}
        onValues={(chosen) => {
          onValue(chosen.length > 0 ? '' : undefined);
        }}
      />
    );
  const sample = samples[name];
  return (
    <Field label={name} help={<Described text={description} />}>
      {(control) =>
        type === 'enum' ? (
          <Select
            {...control}
            options={values.map((each) => ({ value: each, label: each }))}
            placeholder={texts.unset}
            value={value ?? ''}
            onValue={(chosen) => {
              onValue(chosen || undefined);
            }}
          />
        ) : (
          <TextInput
            {...control}
            value={value ?? ''}
            placeholder={sample === undefined ? undefined : texts.example(sample)}
            autoCapitalize="off"
            spellCheck={false}
            onText={(text) => {
              onValue(text || undefined);
            }}
          />
        )
      }
    </Field>
  );
}
