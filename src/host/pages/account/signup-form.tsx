/** The fields of registration, each with its own fault in place. */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useState } from 'react';
import { type UserType, userTypeOf, userTypes } from '../../../model/rules/user-types.js';
import { formatPhone } from '../../../model/rules/phone.js';
import { otpLength } from '../../../model/rules/validate/contact-fields.js';
import {
  $isCodeAsked,
  $provedPhone,
  otherPhoneWanted,
  type ProvedPhone,
  signup,
} from '../../../model/session/signup.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { formClass } from './account-frame.js';
import { Agreement } from './agreement.js';
import { useAccountWords } from './words.js';
import { PasswordInput } from './password-input.js';
import { PhoneInput } from './phone-input.js';
import { RadioCards } from './radio-cards.js';
import { SignupCode } from './signup-code.js';
import { useAccountForm } from './use-account-form.js';

interface Values {
  name: string;
  email: string;
  phone: string;
  usertype: UserType | '';
  password: string;
  agreement: boolean;
}

const empty: Values = { name: '', email: '', phone: '', usertype: '', password: '', agreement: false };

const noDigits: readonly string[] = Array.from({ length: otpLength }, () => '');

/** What the form begins with: nothing, or the phone that was just proved. */
const firstValues = (proved: ProvedPhone | null): Values =>
  proved ? { ...empty, phone: proved.phone, usertype: userTypeOf(proved.usertype) ?? '' } : empty;

/** Draws the phone that was proved, and the way to another one. */
function Proved({ phone }: { phone: string }) {
  const text = useAccountWords();
  const drop = useUnit(otherPhoneWanted);
  return (
    <InlineNotice tone="success">
      {text.phoneProved(formatPhone(phone).replace(' ', '\u00A0'))}{' '}
      <Button variant="quiet" size="small" onClick={drop}>
        {text.otherNumber}
      </Button>
    </InlineNotice>
  );
}

/** Draws the form. */
export function SignupForm() {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(signup);
  const { isCodeAsked, proved } = useUnit({ isCodeAsked: $isCodeAsked, proved: $provedPhone });
  const [values, setValues] = useState(() => firstValues(proved));
  const [digits, setDigits] = useState(noDigits);
  const set =
    <Name extends keyof Values>(name: Name) =>
    (value: Values[Name]) => {
      setValues((before) => ({ ...before, [name]: value }));
      change(name);
    };
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit({ ...values, otp: isCodeAsked ? digits.join('') : '', ...(proved && { ticket: proved.ticket }) });
  };
  return (
    <form ref={element} className={formClass} noValidate onSubmit={send}>
      {failure && !isCodeAsked ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Field label={text.name} error={faults.name}>
        {(control) => (
          <TextInput {...control} name="name" autoComplete="name" value={values.name} onText={set('name')} />
        )}
      </Field>
      <Field label={text.email} error={faults.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            value={values.email}
            onText={set('email')}
          />
        )}
      </Field>
      {proved ? (
        <Proved phone={proved.phone} />
      ) : (
        <Field label={text.phone} error={faults.phone}>
          {(control) => (
            <PhoneInput control={control} name="phone" value={values.phone} onText={set('phone')} />
          )}
        </Field>
      )}
      <RadioCards
        legend={text.userType}
        options={userTypes.map((value) => ({ value, label: text.userTypes[value] }))}
        value={values.usertype}
        onValue={set('usertype')}
        error={faults.usertype}
      />
      <Field label={text.password} help={text.passwordHelp} error={faults.password}>
        {(control) => (
          <PasswordInput
            control={control}
            name="password"
            autoComplete="new-password"
            value={values.password}
            onText={set('password')}
          />
        )}
      </Field>
      <Agreement isGiven={values.agreement} onGiven={set('agreement')} error={faults.agreement} />
      {isCodeAsked ? (
        <SignupCode
          phone={values.phone}
          digits={digits}
          failure={failure}
          onDigits={setDigits}
          onResend={() => {
            setDigits(noDigits);
            submit(values);
          }}
        />
      ) : null}
      <Button type="submit" variant="primary" size="large" wide busy={isPending}>
        {text.create}
      </Button>
    </form>
  );
}
