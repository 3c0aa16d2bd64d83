/** Proving the phone in place, by a code: then the listings that waited for it are on the market. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $profile, profileRequested } from '../../../model/account/profile.js';
import { $isPhoneProved, againCode } from '../../../model/account/step-up.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { formClass } from '../account/account-frame.js';
import { ByCode } from '../account/step-up-dialog.js';
import { routes } from '../../routes.js';
import { useOwnerWords } from './words.js';

/** Draws the dialog. */
export function VerifyPhoneDialog({ onProved, onClose }: { onProved: () => void; onClose: () => void }) {
  const text = useOwnerWords();
  const { profile, isProved, want, open } = useUnit({
    profile: $profile,
    isProved: $isPhoneProved,
    want: profileRequested,
    open: againCode.opened,
  });
  useEffect(() => {
    want();
    return () => {
      open();
    };
  }, [want, open]);
  useEffect(() => {
    if (isProved || profile?.phoneVerified === true) onProved();
  }, [isProved, profile, onProved]);
  return (
    <Dialog isOpen onClose={onClose} title={text.verifyTitle}>
      <div className={formClass}>
        <p>{text.verifyText}</p>
        {profile ? null : <Skeleton height="var(--h-size-160)" />}
        {profile?.phone === '' ? <a href={routes.profile.path}>{text.addPhone}</a> : null}
        {profile && profile.phone !== '' ? <ByCode profile={profile} /> : null}
      </div>
    </Dialog>
  );
}
