/** Change Password (S-315, S-316, S-473); without the current one in the minutes after an OTP (G-06). */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { $passwordChanges, $profile, passwordForm } from '../../../model/account/profile.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { useAccountWords } from './words.js';
import { panelFormClass } from './panel-form.js';
import { PasswordInput } from './password-input.js';
import { useAccountForm } from './use-account-form.js';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Draws the tab. */
export function PasswordTab() {
  const text = useAccountWords();
  const { profile, changes } = useUnit({ profile: $profile, changes: $passwordChanges });
  const { element, faults, failure, isPending, submit, change } = useAccountForm(passwordForm);
  const [values, setValues] = useState(empty);
  useEffect(() => {
    setValues(empty);
  }, [changes]);
  const asksCurrent = profile?.canResetPassword !== true;
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit({ ...values, asksCurrent });
  };
  const fields = [
    ...(asksCurrent ? [['currentPassword', 'current-password'] as const] : []),
    ['newPassword', 'new-password'] as const,
    ['confirmPassword', 'new-password'] as const,
  ];
  return (
    <form ref={element} className={panelFormClass} noValidate onSubmit={send}>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      {asksCurrent ? null : <InlineNotice>{text.canReset}</InlineNotice>}
      {fields.map(([name, autoComplete]) => (
        <Field key={name} label={text[name]} error={faults[name]}>
          {(control) => (
            <PasswordInput
              control={control}
              name={name}
              autoComplete={autoComplete}
              value={values[name]}
              onText={(typed) => {
                setValues((before) => ({ ...before, [name]: typed }));
                change(name);
              }}
            />
          )}
        </Field>
      ))}
      <Button type="submit" variant="primary" busy={isPending}>
        {text.changePassword}
      </Button>
    </form>
  );
}
