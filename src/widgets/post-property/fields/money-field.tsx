/** An amount of rupees: digits only, in words under the field, with a hint when it is far from usual (S-243, G-15). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import {
  $usualPrices,
  type Field as FormField,
  type PriceHint,
  priceHint,
  questionOf,
  textIn,
  usualPriceRequested,
} from '../../../model/posting/entry.js';
import { fieldOfView } from '../../../model/rules/listing/form-fields.js';
import { exactPrice, formatPrice } from '../../../model/rules/price.js';
import { depositDigits, moneyDigits } from '../../../model/rules/validate/money.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { Field } from '../../kit/form/field.js';
import { TextInput } from '../../kit/form/text-input.js';
import { useForm } from '../form/form-context.js';
import { styles } from '../styles.js';
import { usePostPropertyWords } from '../words.js';

/** What each control takes; `hint` says that the field may stay empty. */
interface ControlPartProps {
  field: FormField;
  label: string;
  hint: string | undefined;
}

/** Milliseconds without typing before the usual price is loaded. */
const stillness = 400;

/** Loads the usual price when the place of the property is known, and returns the comparison. */
function useHint(isAsked: boolean): PriceHint | null {
  const { place, posting } = useForm();
  const { usual, want } = useUnit({ usual: $usualPrices, want: usualPriceRequested });
  const question = isAsked ? questionOf(place, posting) : null;
  const key = JSON.stringify(question);
  useEffect(() => {
    if (!question) return;
    const timer = setTimeout(() => {
      want(question);
    }, stillness);
    return () => {
      clearTimeout(timer);
    };
  }, [key]);
  return isAsked ? priceHint(posting, usual[place]) : null;
}

/** Draws the field. */
export function MoneyField({ field, label, hint: note }: ControlPartProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const value = textIn(posting.values, field.name);
  const isPrice = fieldOfView(posting.name.listingType, 'price') === field.name;
  const hint = useHint(isPrice && value !== '');
  return (
    <div className={styles.section}>
      <Field
        label={label}
        {...(note ? { hint: note } : {})}
        required={!field.isOptional}
        help={value === '' ? undefined : words.inWords(formatPrice(value), exactPrice(value))}
        error={posting.faults[field.name]}
      >
        {(control) => (
          <TextInput
            {...control}
            name={field.name}
            inputMode="numeric"
            autoComplete="off"
            before={words.rupees}
            clean={field.name === 'securityDeposit' ? depositDigits : moneyDigits}
            value={value}
            onText={(text) => {
              change(field.name, text);
            }}
          />
        )}
      </Field>
      {hint ? (
        <p className={styles.hint} role="status">
          <WarningIcon />
          <span>
            {words.usual[hint.is][hint.within]} {words.usualIs[hint.per](formatPrice(hint.median))}{' '}
            {words.checkZeros}
          </span>
        </p>
      ) : null}
    </div>
  );
}
