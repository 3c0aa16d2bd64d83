/** The form of an OTP, and another one when it did not come (S-209 to S-211, S-471). */
import { type ReactNode, useEffect, useState } from 'react';
import { isCompleteOtp, otpLength } from '../../../model/rules/validate/contact-fields.js';
import { otpResend, otpSignIn } from '../../../model/session/sign-in.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { formClass } from './account-frame.js';
import { useAccountWords } from './words.js';
import { OtpBoxes } from './otp-boxes.js';
import { useAccountForm } from './use-account-form.js';
import { useCountdown } from './use-countdown.js';

const again = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--h-space-2);
  color: var(--h-muted);
  font-size: var(--h-text-14);
`;

/** Seconds between two codes. */
const resendAfter = 30;

/** The person the code was sent to. */
export interface Addressee {
  phoneNumber: string;
  usertype: string;
}

/** Draws the way to another code; `other` leads to another number. */
export function Resend({ to, other }: { to: Addressee; other: ReactNode }) {
  const text = useAccountWords();
  const { failure, isPending, submit } = useAccountForm(otpResend);
  const [seconds, restart] = useCountdown(resendAfter);
  return (
    <>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      <div className={again}>
        {seconds > 0 ? (
          <span>{text.resendIn(seconds)}</span>
        ) : (
          <Button
            variant="quiet"
            size="small"
            busy={isPending}
            onClick={() => {
              submit(to);
              restart();
            }}
          >
            {text.resend}
          </Button>
        )}
        {other}
      </div>
    </>
  );
}

/** Draws the form. */
export function OtpForm({ to, returnTo }: { to: Addressee; returnTo: string }) {
  const text = useAccountWords();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(otpSignIn);
  const [digits, setDigits] = useState<string[]>(() => Array.from({ length: otpLength }, () => ''));
  const otp = digits.join('');
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [element, failure]);
  return (
    <form
      ref={element}
      className={formClass}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isCompleteOtp(otp)) submit({ ...to, otp, returnTo });
      }}
    >
      <OtpBoxes
        digits={digits}
        error={faults.otp ?? (failure || undefined)}
        onDigits={(next) => {
          setDigits(next);
          change('otp');
        }}
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        wide
        busy={isPending}
        disabled={!isCompleteOtp(otp)}
      >
        {text.verify}
      </Button>
    </form>
  );
}
