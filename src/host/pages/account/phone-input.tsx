/** A mobile number: ten digits behind +91, whatever form it is typed or pasted in (S-304, S-491). */
import { phoneDigits } from '../../../model/rules/phone.js';
import type { ControlProps } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useAccountWords } from './words.js';

const clean = (text: string): string => phoneDigits(text).slice(0, 10);

/** What a PhoneInput takes. */
interface PhoneInputProps {
  control: ControlProps;
  name: string;
  value: string;
  onText: (text: string) => void;
}

/** Draws the input. */
export function PhoneInput({ control, ...input }: PhoneInputProps) {
  const text = useAccountWords();
  return (
    <TextInput
      {...control}
      {...input}
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
      before={text.country}
      clean={clean}
    />
  );
}
