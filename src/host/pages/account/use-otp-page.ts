/** Opens the page of the OTP once one was sent; what it needs goes along in navigation state (S-209). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $otpSentTo } from '../../../model/session/sign-in.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';

/** Watches for a sent OTP while the calling page is on show. */
export const useOtpPage = (): void => {
  const go = useGo();
  const sentTo = useUnit($otpSentTo);
  useEffect(() => {
    if (!sentTo) return;
    const { phoneNumber, usertype, returnTo } = sentTo;
    go(routes.otp.path, { state: { phoneNumber, usertype, from: returnTo } });
  }, [go, sentTo]);
};
