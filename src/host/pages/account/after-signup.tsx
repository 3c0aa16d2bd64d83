/** What follows on registering: the code of the phone, at once or later, and then the page one came from. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $profile, profileRequested } from '../../../model/account/profile.js';
import { $isPhoneProved } from '../../../model/account/step-up.js';
import { signedIn } from '../../../model/session/sign-in.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { AccountFrame, formClass } from './account-frame.js';
import { ByCode } from './step-up-dialog.js';
import { useAccountWords } from './words.js';

/** Draws the step. */
export function AfterSignup({ returnTo }: { returnTo: string }) {
  const text = useAccountWords();
  const { profile, isProved, want, finish } = useUnit({
    profile: $profile,
    isProved: $isPhoneProved,
    want: profileRequested,
    finish: signedIn,
  });
  useEffect(() => {
    want();
  }, [want]);
  const isDone = isProved || profile?.phoneVerified === true;
  useEffect(() => {
    if (isDone) finish(returnTo);
  }, [isDone, finish, returnTo]);
  return (
    <AccountFrame title={text.welcomeTitle} text={text.welcomeText}>
      <div className={formClass}>
        {profile && !isDone ? <ByCode profile={profile} isOnly /> : <Skeleton height="var(--h-size-160)" />}
        <Button
          variant="quiet"
          wide
          onClick={() => {
            finish(returnTo);
          }}
        >
          {text.verifyLater}
        </Button>
      </div>
    </AccountFrame>
  );
}
