/** What is tried first of a widget: its language, its room, light or dark, and the colour of the brand. */
import { languages } from '../../../../model/rules/languages.js';
import { ChoiceChips } from '../../../../widgets/kit/form/chip-group.js';
import { Field } from '../../../../widgets/kit/form/field.js';
import { TextInput } from '../../../../widgets/kit/form/text-input.js';
import { css } from '../../../../widgets/kit/style/sheet.js';
import { ourBrand } from '../../../../widgets/kit/style/tokens.js';
import { texts } from '../texts.js';
import { type Bench, brandName, themes, widths, withEntry } from './bench.js';

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: var(--h-space-4) var(--h-space-6);
  & input[type="color"] {
    width: var(--h-size-96);
    min-height: var(--h-size-36);
    padding: var(--h-space-1);
  }
`;

/** Draws them; theme and brand are the attribute and the custom property that stand in the lists below, too. */
export function ViewChoices({ bench, change }: { bench: Bench; change: (part: Partial<Bench>) => void }) {
  const { attributes, colours, language, width } = bench;
  return (
    <div className={row}>
      <ChoiceChips
        legend={texts.language}
        options={languages.map((value) => ({ value, label: texts.languages[value] }))}
        value={language}
        onValue={(value) => {
          change({ language: value });
        }}
      />
      <ChoiceChips
        legend={texts.width}
        options={widths.map((value) => ({ value, label: texts.widths[value] }))}
        value={width}
        onValue={(value) => {
          change({ width: value });
        }}
      />
      <ChoiceChips
        legend={texts.theme}
        options={themes.map((value) => ({ value, label: texts.themes[value] }))}
        value={themes.find((value) => value === attributes.theme) ?? 'auto'}
        onValue={(value) => {
          change({ attributes: withEntry(attributes, 'theme', value === 'auto' ? undefined : value) });
        }}
      />
      <Field label={texts.brand}>
        {(control) => (
          <TextInput
            {...control}
            type="color"
            value={colours[brandName] ?? ourBrand}
            onText={(value) => {
              change({ colours: withEntry(colours, brandName, value) });
            }}
          />
        )}
      </Field>
    </div>
  );
}
