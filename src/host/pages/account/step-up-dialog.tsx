/** Signing in again in place: by password, by a code to the account's phone, or with Google. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { $profile, type PersonProfile, profileRequested } from '../../../model/account/profile.js';
import {
  $isCodeSent,
  againByCode,
  againByPassword,
  againCode,
  type StepUp,
} from '../../../model/account/step-up.js';
import { formatPhone } from '../../../model/rules/phone.js';
import { isInUserGroup, signInChoices } from '../../../model/rules/user-types.js';
import { isCompleteOtp, otpLength } from '../../../model/rules/validate/contact-fields.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { formClass } from './account-frame.js';
import { GoogleLink } from './google-link.js';
import { OtpBoxes } from './otp-boxes.js';
import { PasswordInput } from './password-input.js';
import { useAccountForm } from './use-account-form.js';
import { useAccountWords } from './words.js';

const choiceOf = ({ usertype }: PersonProfile): string =>
  signInChoices.find((choice) => isInUserGroup(choice, usertype)) ?? signInChoices[0];

function ByPassword({ profile }: { profile: PersonProfile }) {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(againByPassword);
  const [password, setPassword] = useState('');
  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ email: profile.email, password, usertype: choiceOf(profile) });
      }}
    >
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Field label={text.password} error={faults.password}>
        {(control) => (
          <PasswordInput
            control={control}
            name="again"
            autoComplete="current-password"
            value={password}
            onText={(typed) => {
              setPassword(typed);
              change('password');
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="primary" wide busy={isPending}>
        {text.againGoOn}
      </Button>
    </form>
  );
}

const noDigits = Array.from({ length: otpLength }, () => '');

function CodeForm({ to }: { to: { phoneNumber: string; usertype: string } }) {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(againByCode);
  const [digits, setDigits] = useState(noDigits);
  const otp = digits.join('');
  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit({ ...to, otp });
      }}
    >
      <p role="status">{text.otpSentTo(formatPhone(to.phoneNumber))}</p>
      <OtpBoxes
        digits={digits}
        error={faults.otp ?? (failure || undefined)}
        onDigits={(next) => {
          setDigits(next);
          change('otp');
        }}
      />
      <Button type="submit" variant="primary" wide busy={isPending} disabled={!isCompleteOtp(otp)}>
        {text.verify}
      </Button>
    </form>
  );
}

interface ByCodeProps {
  profile: PersonProfile;
  /** Whether it is the only way. */
  isOnly?: boolean;
}

/** Draws the way by a code to the account's phone. */
export function ByCode({ profile, isOnly = false }: ByCodeProps) {
  const text = useAccountWords();
  const { failure, isPending, submit } = useAccountForm(againCode);
  const isSent = useUnit($isCodeSent);
  const to = { phoneNumber: profile.phone, usertype: choiceOf(profile) };
  if (isSent) return <CodeForm to={to} />;
  return (
    <>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <Button
        variant={isOnly ? 'primary' : 'secondary'}
        wide
        busy={isPending}
        onClick={() => {
          submit(to);
        }}
      >
        {text.againCode(formatPhone(profile.phone))}
      </Button>
    </>
  );
}

function Ways() {
  const { profile, want } = useUnit({ profile: $profile, want: profileRequested });
  useEffect(() => {
    if (!profile) want();
  }, [profile, want]);
  if (!profile) return <Skeleton height="var(--h-size-160)" />;
  return (
    <>
      {profile.hasPassword === false ? null : <ByPassword profile={profile} />}
      {profile.phone === '' ? null : <ByCode profile={profile} />}
      <GoogleLink usertype={choiceOf(profile)} returnTo={location.pathname + location.search} />
    </>
  );
}

/** Draws the dialog while a form waits for the person to sign in again. */
export function StepUpDialog({ of }: { of: StepUp }) {
  const text = useAccountWords();
  const { isAsked, close } = useUnit({ isAsked: of.$isAsked, close: of.closed });
  return (
    <Dialog isOpen={isAsked} onClose={close} title={text.againTitle}>
      <div className={formClass}>
        <p>{text.againText}</p>
        {isAsked ? <Ways /> : null}
      </div>
    </Dialog>
  );
}
