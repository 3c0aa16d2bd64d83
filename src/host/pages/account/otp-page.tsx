/** Entering the OTP (S-028, S-209 to S-211, S-471, C-18). */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { formatPhone } from '../../../model/rules/phone.js';
import { isCompleteOtp, otpLength } from '../../../model/rules/validate/contact-fields.js';
import { otpPageOpened, otpResend, otpSignIn } from '../../../model/sign-in.js';
import { Button } from '../../../widgets/kit/button.js';
import { InlineNotice } from '../../../widgets/kit/inline-notice.js';
import { useMessages } from '../../../widgets/kit/messages.js';
import { css } from '../../../widgets/kit/sheet.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { AccountFrame, formClass } from './account-frame.js';
import { accountWords } from './messages.js';
import { OtpBoxes } from './otp-boxes.js';
import { returnPathOf } from './return-path.js';
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

interface Addressee {
  phoneNumber: string;
  usertype: string;
}

function Resend({ to }: { to: Addressee }) {
  const text = useMessages(accountWords);
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
        <a href={routes.login.path}>{text.otherNumber}</a>
      </div>
    </>
  );
}

function OtpForm({ to, returnTo }: { to: Addressee; returnTo: string }) {
  const text = useMessages(accountWords);
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

/** Draws the page; without a phone number and user type it goes back to signing in. */
export function OtpPage() {
  const text = useMessages(accountWords);
  const go = useGo();
  const opened = useUnit(otpPageOpened);
  const state = useNavigationState();
  const phoneNumber = typeof state?.phoneNumber === 'string' ? state.phoneNumber : '';
  const usertype = typeof state?.usertype === 'string' ? state.usertype : '';
  const isLost = phoneNumber === '' || usertype === '';
  useEffect(() => {
    if (isLost) go(routes.login.path, { replace: true });
    else opened();
  }, [go, isLost, opened]);
  usePageMeta({
    title: text.titles.otp,
    description: text.description,
    address: routes.otp.path,
    isHidden: true,
  });
  if (isLost) return null;
  const to = { phoneNumber, usertype };
  return (
    <AccountFrame
      title={text.otpTitle}
      text={text.otpSentTo(formatPhone(phoneNumber).replace(' ', '\u00A0'))}
    >
      <OtpForm to={to} returnTo={returnPathOf(state?.from)} />
      <Resend to={to} />
    </AccountFrame>
  );
}
