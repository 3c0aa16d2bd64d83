/** Entering the OTP (S-028, S-209 to S-211, S-471, C-18). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { formatPhone } from '../../../model/rules/phone.js';
import { otpPageOpened } from '../../../model/session/sign-in.js';
import { $provedPhone } from '../../../model/session/signup.js';
import { useGo, useNavigationState } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { AccountFrame } from './account-frame.js';
import { useAccountWords } from './words.js';
import { OtpForm, Resend } from './otp-form.js';
import { returnPathOf } from './return-path.js';

/** Draws the page; without a phone number and user type it goes back to signing in. */
export function OtpPage() {
  const text = useAccountWords();
  const go = useGo();
  const { opened, proved } = useUnit({ opened: otpPageOpened, proved: $provedPhone });
  const state = useNavigationState();
  const phoneNumber = typeof state?.phoneNumber === 'string' ? state.phoneNumber : '';
  const usertype = typeof state?.usertype === 'string' ? state.usertype : '';
  const isLost = phoneNumber === '' || usertype === '';
  useEffect(() => {
    if (isLost) go(routes.login.path, { replace: true });
    else opened();
  }, [go, isLost, opened]);
  // A right code for a phone without an account: what is missing of it is asked for.
  useEffect(() => {
    if (proved) go(routes.signup.path, { state: { from: proved.returnTo }, replace: true });
  }, [go, proved]);
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
      <Resend to={to} other={<a href={routes.login.path}>{text.otherNumber}</a>} />
    </AccountFrame>
  );
}
