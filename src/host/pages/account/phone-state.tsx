/** Whether the saved number is verified, and the way to verify it by an OTP (D-27). */
import { useUnit } from 'effector-react';
import type { PersonProfile } from '../../../model/account/profile.js';
import { phoneSignIn } from '../../../model/session/sign-in.js';
import { routes } from '../../routes.js';
import { textButtonClass } from './account-frame.js';
import { useAccountWords } from './words.js';
import { useOtpPage } from './use-otp-page.js';

/** What a PhoneState takes. */
interface PhoneStateProps {
  profile: PersonProfile;
  isChanged: boolean;
}

/** Draws the line; a server that knows only the specifications does not tell, and then there is none. */
export function PhoneState({ profile, isChanged }: PhoneStateProps) {
  const text = useAccountWords();
  const verify = useUnit(phoneSignIn.submitted);
  useOtpPage();
  if (isChanged || profile.phoneVerified === undefined) return null;
  if (profile.phoneVerified) return text.phoneVerified;
  return (
    <>
      {text.phoneUnverified}{' '}
      <button
        type="button"
        className={textButtonClass}
        onClick={() => {
          const { phone, usertype } = profile;
          verify({ phoneNumber: phone, usertype, returnTo: routes.profile.path });
        }}
      >
        {text.verifyPhone}
      </button>
    </>
  );
}
