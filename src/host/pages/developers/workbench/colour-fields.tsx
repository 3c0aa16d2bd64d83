/** The custom properties of the widgets, each with a field. */
import type workbench from 'virtual:page-developers/workbench';
import { Field } from '../../../../widgets/kit/form/field.js';
import { TextInput } from '../../../../widgets/kit/form/text-input.js';
import { ourBrand } from '../../../../widgets/kit/style/tokens.js';
import { brandName, cleanValue } from './bench.js';
import { Described } from './described.js';
import { fieldsClass } from './styles.js';

/** What ColourFields takes; a property without a value is not set. */
interface ColourFieldsProps {
  tokens: (typeof workbench)['tokens'];
  values: Readonly<Record<string, string>>;
  onValue: (name: string, value: string | undefined) => void;
}

/** Draws them; the brand is chosen from a palette, the others are typed as CSS takes them. */
export function ColourFields({ tokens, values, onValue }: ColourFieldsProps) {
  return (
    <div className={fieldsClass}>
      {tokens.map(({ name, description }) => (
        <Field key={name} label={name} help={<Described text={description} />}>
          {(control) => (
            <TextInput
              {...control}
              {...(name === brandName && { type: 'color' })}
              value={values[name] ?? (name === brandName ? ourBrand : '')}
              clean={cleanValue}
              autoCapitalize="off"
              spellCheck={false}
              onText={(text) => {
                onValue(name, text || undefined);
              }}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
