/** One field of the table as a control on the screen. */
import { choicesOf, type Field as FormField, listIn, textIn } from '../../../model/posting/entry.js';
import { onlyDigits } from '../../../model/rules/digits.js';
import { looksLikeReraNumber } from '../../../model/rules/validate/rera.js';
import { controlClass } from '../../kit/form/control-style.js';
import { lazy } from '../../kit/element/lazy.js';
import { Field } from '../../kit/form/field.js';
import { useLabels } from '../../kit/labels/labels.js';
import { type Option, Select } from '../../kit/form/select.js';
import { TextInput } from '../../kit/form/text-input.js';
import { useForm } from '../form/form-context.js';
import { styles } from '../styles.js';
import { fieldTitle, usePostPropertyWords } from '../words.js';
import { ChipField } from './chip-field.js';
import { MoneyField } from './money-field.js';
import { NameBox } from './name-box.js';

/** What each control takes; `hint` says that the field may stay empty. */
interface ControlPartProps {
  field: FormField;
  label: string;
  hint: string | undefined;
}

const isIsoDate = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text);

/** Most digits of a count. */
const countDigits = 6;

/** Returns the options of a field, in the words of the reader's language. */
function useOptions(field: FormField, chosen: readonly string[]): readonly Option[] {
  const words = usePostPropertyWords();
  const label = useLabels();
  const { posting } = useForm();
  const shown = (value: string): string => {
    if (value === '0' && field.name === 'floorNumber') return words.ground;
    if (value === '0' && field.name === 'totalFloors') return words.groundOnly;
    return value.split(',').map(label).join(', ');
  };
  return choicesOf(posting.name.listingType, field, chosen).map((value) => ({ value, label: shown(value) }));
}

function Choices({ field, label, hint }: ControlPartProps) {
  const { posting, change } = useForm();
  const isMany = field.control === 'toggles';
  const chosen = isMany ? listIn(posting.values, field.name) : [textIn(posting.values, field.name)];
  const options = useOptions(field, chosen);
  return (
    <ChipField
      label={label}
      hint={hint}
      error={posting.faults[field.name]}
      required={!field.isOptional}
      options={options}
      chosen={chosen}
      isMany={isMany}
      onChoose={(value) => {
        if (!isMany) change(field.name, value);
        else if (chosen.includes(value))
          change(
            field.name,
            chosen.filter((one) => one !== value),
          );
        else change(field.name, [...chosen, value]);
      }}
    />
  );
}

function Listed({ field, label, hint }: ControlPartProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const value = textIn(posting.values, field.name);
  const options = useOptions(field, [value]);
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      required={!field.isOptional}
      error={posting.faults[field.name]}
    >
      {(control) => (
        <Select
          {...control}
          name={field.name}
          options={options}
          value={value}
          placeholder={words.choose}
          onValue={(chosen) => {
            change(field.name, chosen);
          }}
        />
      )}
    </Field>
  );
}

/** The attributes of plain inputs for virtual keyboards and autofill. */
function useInput(field: FormField) {
  const { posting } = useForm();
  const value = textIn(posting.values, field.name);
  if (field.control === 'date') return { type: 'date', value: isIsoDate(value) ? value : '' };
  if (field.control === 'number') return { inputMode: 'decimal' as const, value };
  if (field.control === 'digits') {
    const clean = (text: string) => onlyDigits(text, field.most ?? countDigits);
    return { inputMode: 'numeric' as const, clean, value };
  }
  return { value, maxLength: field.most };
}

function Plain({ field, label, hint }: ControlPartProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const input = useInput(field);
  const isOdd = field.name === 'reraNumber' && input.value !== '' && !looksLikeReraNumber(input.value);
  const help = field.name === 'reraNumber' ? (isOdd ? words.reraOdd : words.reraHelp) : undefined;
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      help={help}
      required={!field.isOptional}
      error={posting.faults[field.name]}
    >
      {(control) => (
        <TextInput
          autoComplete="off"
          {...control}
          {...input}
          name={field.name}
          after={field.measure ? words[field.measure] : undefined}
          onText={(text) => {
            change(field.name, text);
          }}
        />
      )}
    </Field>
  );
}

function Named({ field, label, hint }: ControlPartProps) {
  const { posting } = useForm();
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      required={!field.isOptional}
      error={posting.faults[field.name]}
    >
      {(control) => <NameBox field={field} control={control} label={label} />}
    </Field>
  );
}

function LongText({ field, label, hint }: ControlPartProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const value = textIn(posting.values, field.name);
  const most = field.most ?? 0;
  return (
    <Field
      label={label}
      {...(hint ? { hint } : {})}
      help={words.descriptionHelp(String(most - value.length))}
      error={posting.faults[field.name]}
    >
      {(control) => (
        <textarea
          {...control}
          name={field.name}
          className={`${controlClass} ${styles.area}`}
          rows={5}
          maxLength={most}
          value={value}
          onInput={(event) => {
            change(field.name, event.currentTarget.value);
          }}
        />
      )}
    </Field>
  );
}

/** An amount and, beside it, its unit. */
function Measured({ field, label, hint }: ControlPartProps) {
  const words = usePostPropertyWords();
  const name = useLabels();
  const { posting, change } = useForm();
  const { unit = field.name, options = [] } = field;
  const value = textIn(posting.values, unit);
  const units = choicesOf(posting.name.listingType, field, [value]);
  return (
    <div className={styles.pair}>
      <Plain field={field} label={label} hint={hint} />
      <Field label={words.unit} required={!field.isOptional} error={posting.faults[unit]}>
        {(control) => (
          <Select
            {...control}
            name={unit}
            aria-label={fieldTitle(words, unit)}
            options={(options.length > 0 ? units : []).map((one) => ({ value: one, label: name(one) }))}
            value={value}
            placeholder={words.choose}
            onValue={(chosen) => {
              change(unit, chosen);
            }}
          />
        )}
      </Field>
    </div>
  );
}

const { useParts } = lazy(() => import('../pin/pin-field.js'));

/** The exact place, where the page has a map to choose it on. */
function Pin({ label, hint }: ControlPartProps) {
  const { hasMap } = useForm();
  const parts = useParts(hasMap ? 0 : null);
  if (!hasMap) return null;
  return parts ? <parts.PinField label={label} hint={hint} /> : <div className={styles.pin} />;
}

const controls = {
  choice: Choices,
  toggles: Choices,
  select: Listed,
  text: Plain,
  'long-text': LongText,
  number: Plain,
  digits: Plain,
  date: Plain,
  money: MoneyField,
  pin: Pin,
} as const;

const narrowControls: readonly string[] = ['digits', 'date', 'select'];

/** What a FieldControl takes; `isHinted` says beside it when it may stay empty. */
interface FieldControlProps {
  field: FormField;
  label: string;
  isHinted: boolean;
}

/** Draws a field by the kind of its control. */
export function FieldControl({ field, label, isHinted }: FieldControlProps) {
  const words = usePostPropertyWords();
  const hint = isHinted && field.isOptional ? words.optional : undefined;
  const Part = field.suggests ? Named : field.unit ? Measured : controls[field.control];
  const part = <Part field={field} label={label} hint={hint} />;
  return narrowControls.includes(field.control) ? <div className={styles.half}>{part}</div> : part;
}
