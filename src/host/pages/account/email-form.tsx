/** Signing in by e-mail and password (S-301, S-302, S-469). */
import { useState } from 'react';
import { emailSignIn } from '../../../model/session/sign-in.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { formClass, textButtonClass } from './account-frame.js';
import { useAccountWords } from './words.js';
import { PasswordInput } from './password-input.js';
import { useAccountForm } from './use-account-form.js';

/** What both ways of signing in take. */
export interface SignInFormProps {
  usertype: string;
  returnTo: string;
}

/** Draws the form; `onForgot` leads to the other way (G-06). */
export function EmailForm({ usertype, returnTo, onForgot }: SignInFormProps & { onForgot: () => void }) {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(emailSignIn);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ email, password, usertype, returnTo });
      }}
    >
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Field label={text.email} error={faults.email}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            value={email}
            onText={(typed) => {
              setEmail(typed);
              change('email');
            }}
          />
        )}
      </Field>
      <Field label={text.password} error={faults.password}>
        {(control) => (
          <PasswordInput
            control={control}
            name="password"
            autoComplete="current-password"
            value={password}
            onText={(typed) => {
              setPassword(typed);
              change('password');
            }}
          />
        )}
      </Field>
      <button type="button" className={textButtonClass} onClick={onForgot}>
        {text.forgot}
      </button>
      <Button type="submit" variant="primary" size="large" wide busy={isPending}>
        {text.login}
      </Button>
    </form>
  );
}
