/** The custom properties of the widgets, each with a field. */
import type workbench from 'virtual:page-developers/workbench';
import { Field } from '../../../../widgets/kit/form/field.js';
import { TextInput } from '../../../../widgets/kit/form/text-input.js';
import { css } from '../../../../widgets/kit/style/sheet.js';
import { ourBrand } from '../../../../widgets/kit/style/tokens.js';
import { brandName, cleanValue } from './bench.js';
import { Described } from './described.js';
import { fieldsClass } from './styles.js';

const swatch = css`
  display: block;
  width: var(--h-size-20);
  height: var(--h-size-20);
  border: 1px solid var(--h-border-strong);
  border-radius: var(--h-radius);
`;

/** Tells whether a custom property holds a colour, by what holds without it. */
export const isColour = (token: { default: string }): boolean => /^(?:light-dark|#)/.test(token.default);

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
      {tokens.map(({ name, description, default: other }) => (
        <Field key={name} label={name} help={<Described text={description} />}>
          {(control) => (
            <TextInput
              {...control}
              {...(name === brandName && { type: 'color' })}
              before={
                name !== brandName && isColour({ default: other }) ? (
                  <span className={swatch} style={{ background: values[name] ?? other }} />
                ) : undefined
              }
              value={values[name] ?? (name === brandName ? ourBrand : '')}
              placeholder={other}
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
