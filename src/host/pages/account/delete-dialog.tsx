/** The question before an account is deleted for good. */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useState } from 'react';
import { deleteForm } from '../../../model/account/safety.js';
import { $profile } from '../../../model/account/profile.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { formClass } from './account-frame.js';
import { useAccountWords } from './words.js';
import { PasswordInput } from './password-input.js';
import { useAccountForm } from './use-account-form.js';

const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-3);
  justify-content: flex-end;
`;

function DeleteForm({ onClose }: { onClose: () => void }) {
  const text = useAccountWords();
  const profile = useUnit($profile);
  const { element, faults, failure, isPending, submit, change } = useAccountForm(deleteForm);
  const [currentPassword, setCurrentPassword] = useState('');
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    submit({ currentPassword });
  };
  return (
    <form ref={element} className={formClass} noValidate onSubmit={send}>
      <p>{text.leaveText}</p>
      {failure ? <InlineNotice tone="danger">{failure}</InlineNotice> : null}
      {profile?.canResetPassword === true ? null : (
        <Field label={text.leavePassword} error={faults.currentPassword}>
          {(control) => (
            <PasswordInput
              control={control}
              name="password"
              autoComplete="current-password"
              value={currentPassword}
              onText={(typed) => {
                setCurrentPassword(typed);
                change('currentPassword');
              }}
            />
          )}
        </Field>
      )}
      <div className={buttons}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" variant="danger" busy={isPending}>
          {text.leaveNow}
        </Button>
      </div>
    </form>
  );
}

/** Draws the dialog. */
export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useAccountWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.leaveSure}>
      <DeleteForm onClose={onClose} />
    </Dialog>
  );
}
