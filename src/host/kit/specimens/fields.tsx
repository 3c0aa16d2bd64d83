/** Fields and the controls that stand in them. */
import { Combobox } from '../../../widgets/kit/form/combobox.js';
import { Field, type FieldProps } from '../../../widgets/kit/form/field.js';
import { MapPinIcon } from '../../../widgets/kit/icons/icons.js';
import { NumberBox } from '../../../widgets/kit/form/number-box.js';
import { RangeSlider, type Range } from '../../../widgets/kit/form/range-slider.js';
import { Select } from '../../../widgets/kit/form/select.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { onlyDigits } from '../../../model/rules/digits.js';
import { Live } from '../live.js';
import type { SampleWords } from '../../../../words/en/component-gallery.js';
import type { Specimen } from '../specimen.js';

const citiesOf = (words: SampleWords) => words.cities.map((label, at) => ({ value: String(at), label }));

const cityField = (words: SampleWords, own: Partial<FieldProps>) => (
  <Live
    start=""
    draw={(value, onValue) => (
      <Field label={words.city} {...own}>
        {(control) => <TextInput {...control} value={value} onText={onValue} />}
      </Field>
    )}
  />
);

const field: Specimen = {
  file: 'field',
  states: {
    plain: (words) => cityField(words, {}),
    'with help': (words) => cityField(words, { help: words.cityHelp }),
    optional: (words) => cityField(words, { hint: words.optional }),
    'with an error': (words) => cityField(words, { error: words.cityError, required: true }),
  },
};

const input = (words: SampleWords, own: Parameters<typeof TextInput>[0], start = '') => (
  <Live
    start={start}
    draw={(value, onValue) => <TextInput aria-label={words.price} value={value} onText={onValue} {...own} />}
  />
);

const textInput: Specimen = {
  file: 'text-input',
  states: {
    empty: (words) => input(words, { placeholder: words.locality }),
    'with a sign and a unit': (words) => input(words, { before: '₹', after: words.lakh }, '85'),
    'digits only': (words) =>
      input(words, { inputMode: 'numeric', clean: (text) => onlyDigits(text, 12) }, '12500000'),
    'long text': (words) => input(words, {}, words.answer),
    disabled: (words) => input(words, { disabled: true }, words.cities[0]),
  },
};

const select: Specimen = {
  file: 'select',
  states: {
    chosen: (words) => (
      <Live<string>
        start="3"
        draw={(value, onValue) => (
          <Select aria-label={words.city} options={citiesOf(words)} value={value} onValue={onValue} />
        )}
      />
    ),
    'nothing chosen': (words) => (
      <Live<string>
        start=""
        draw={(value, onValue) => (
          <Select
            aria-label={words.city}
            options={citiesOf(words)}
            placeholder={words.city}
            value={value}
            onValue={onValue}
          />
        )}
      />
    ),
    disabled: (words) => (
      <Select
        aria-label={words.city}
        options={citiesOf(words)}
        value="0"
        onValue={() => undefined}
        disabled
      />
    ),
  },
};

const combobox: Specimen = {
  file: 'combobox',
  states: {
    'with suggestions': (words) => (
      <Live
        start=""
        draw={(value, onValue) => (
          <Combobox
            aria-label={words.locality}
            placeholder={words.locality}
            before={<MapPinIcon />}
            value={value}
            onText={onValue}
            suggestions={words.cities.map((label) => ({ id: label, label, detail: '12' }))}
            onChoose={({ label }) => {
              onValue(label);
            }}
          />
        )}
      />
    ),
  },
};

const numberBox: Specimen = {
  file: 'number-box',
  states: {
    empty: (words) => (
      <Live<number | null>
        start={null}
        draw={(value, onValue) => (
          <NumberBox label={words.budget} value={value} onValue={onValue} unit={words.lakh} placeholder="0" />
        )}
      />
    ),
    filled: (words) => (
      <Live<number | null>
        start={85}
        draw={(value, onValue) => <NumberBox label={words.budget} value={value} onValue={onValue} />}
      />
    ),
  },
};

const slider = (words: SampleWords, start: Range, boxes?: { unit: string; scale: number }) => (
  <Live<Range>
    start={start}
    draw={(value, onValue) => (
      <RangeSlider
        label={words.budget}
        min={0}
        max={200}
        step={5}
        value={value}
        onValue={onValue}
        caption={(amount) => `₹ ${String(amount)} ${words.lakh}`}
        {...(boxes ? { boxes } : {})}
      />
    )}
  />
);

const rangeSlider: Specimen = {
  file: 'range-slider',
  states: {
    untouched: (words) => slider(words, [0, 200]),
    'both ends moved': (words) => slider(words, [40, 120]),
    'both ends in one place': (words) => slider(words, [80, 80]),
    'with number boxes': (words) => slider(words, [40, 120], { unit: words.lakh, scale: 1 }),
  },
};

/** Lists what a person fills in. */
export const fields: readonly Specimen[] = [field, textInput, select, combobox, numberBox, rangeSlider];
