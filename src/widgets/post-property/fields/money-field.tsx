/** An amount of rupees: digits only, in words under the field; beside a price, what helps to set it (S-243). */
import { type Field as FormField, textIn } from '../../../model/posting/entry.js';
import { fieldOfView } from '../../../model/rules/listing/form-fields.js';
import { exactPrice, formatPrice } from '../../../model/rules/price.js';
import { depositDigits, moneyDigits } from '../../../model/rules/validate/money.js';
import { lazy } from '../../kit/element/lazy.js';
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

const { useParts } = lazy(() => import('../price-help/price-help.js'));

/** Draws what helps with a price, when its file has come. */
function Help({ value }: { value: string }) {
  const parts = useParts();
  return parts ? <parts.PriceHelp value={value} /> : null;
}

/** Draws the field. */
export function MoneyField({ field, label, hint: note }: ControlPartProps) {
  const words = usePostPropertyWords();
  const { posting, change } = useForm();
  const value = textIn(posting.values, field.name);
  const isPrice = fieldOfView(posting.name.listingType, 'price') === field.name;
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
      {isPrice ? <Help value={value} /> : null}
    </div>
  );
}
