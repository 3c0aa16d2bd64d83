/** The ways to sign in: Google, e-mail and password, or an OTP, for both groups of people (S-205 to S-208). */
import { useState } from 'react';
import { signInChoices } from '../../../model/rules/user-types.js';
import { SegmentedTabs } from '../../../widgets/kit/navigation/segmented-tabs.js';
import { EmailForm } from './email-form.js';
import { GoogleLink } from './google-link.js';
import { useAccountWords } from './words.js';
import { PhoneForm } from './phone-form.js';
import { RadioCards } from './radio-cards.js';

/** What SignInMethods takes: where signing in leads, where it leads who forgot the password, and the way shown first. */
interface SignInMethodsProps {
  returnTo: string;
  forgotTo: string;
  firstWay?: 'email' | 'phone';
}

/** Draws the ways. */
export function SignInMethods({ returnTo, forgotTo, firstWay = 'email' }: SignInMethodsProps) {
  const text = useAccountWords();
  const [way, setWay] = useState(firstWay);
  const [isForgot, setIsForgot] = useState(false);
  const [usertype, setUsertype] = useState<string>(signInChoices[0]);
  const form = { usertype, returnTo: isForgot ? forgotTo : returnTo };
  return (
    <>
      <GoogleLink usertype={usertype} returnTo={returnTo} />
      <RadioCards
        legend={text.who}
        options={signInChoices.map((value) => ({ value, label: text.choices[value] }))}
        value={signInChoices.find((choice) => choice === usertype) ?? ''}
        onValue={setUsertype}
      />
      <SegmentedTabs
        label={text.way}
        options={(['email', 'phone'] as const).map((value) => ({ value, label: text.ways[value] }))}
        value={way}
        onValue={(chosen) => {
          setWay(chosen);
          setIsForgot(false);
        }}
      />
      {way === 'email' ? (
        <EmailForm
          {...form}
          onForgot={() => {
            setWay('phone');
            setIsForgot(true);
          }}
        />
      ) : (
        <PhoneForm {...form} isForgot={isForgot} />
      )}
    </>
  );
}
