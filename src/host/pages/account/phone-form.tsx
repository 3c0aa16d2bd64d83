/** Asking for an OTP (S-303, S-304, S-470). */
import { useState } from 'react';
import { phoneSignIn } from '../../../model/session/sign-in.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { formClass } from './account-frame.js';
import type { SignInFormProps } from './email-form.js';
import { useAccountWords } from './words.js';
import { PhoneInput } from './phone-input.js';
import { useAccountForm } from './use-account-form.js';

/** Draws the form; the page of the OTP follows by itself once one was sent. */
export function PhoneForm({ usertype, returnTo, isForgot }: SignInFormProps & { isForgot: boolean }) {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(phoneSignIn);
  const [phoneNumber, setPhoneNumber] = useState('');
  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ phoneNumber, usertype, returnTo });
      }}
    >
      {isForgot ? <InlineNotice>{text.forgotText}</InlineNotice> : null}
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Field label={text.phone} error={faults.phoneNumber}>
        {(control) => (
          <PhoneInput
            control={control}
            name="phone"
            value={phoneNumber}
            onText={(typed) => {
              setPhoneNumber(typed);
              change('phoneNumber');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" size="large" wide busy={isPending}>
        {text.sendOtp}
      </Button>
    </form>
  );
}
