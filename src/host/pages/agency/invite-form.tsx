/** Inviting somebody to an agency, and the invitations that wait. */
import { useUnit } from 'effector-react';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { toastRequested } from '../../../model/index.js';
import {
  type Agency,
  type AgencyRole,
  inviteForm,
  inviteStepUp,
  revokeFx,
} from '../../../model/people/agencies.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { ChoiceChips } from '../../../widgets/kit/form/chip-group.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { StepUpDialog } from '../account/step-up-dialog.js';
import { useAccountForm } from '../account/use-account-form.js';
import { styles } from './styles.js';
import { useAgencyFaults, useAgencyWords } from './words.js';

/** Draws the form; managers invite members alone. */
export function InviteForm({ agency: { id, role: standing, invites } }: { agency: Agency }) {
  const words = useAgencyWords();
  const say = useAgencyFaults();
  const { element, faults, failure, isPending, submit, change } = useAccountForm(inviteForm);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AgencyRole>('member');
  const [sent, setSent] = useState('');
  const isSent = sent !== '' && invites.some((invite) => invite.email === sent);
  useEffect(() => {
    if (isSent && !isPending) setEmail('');
  }, [isSent, isPending]);
  const roles: readonly AgencyRole[] = standing === 'owner' ? ['member', 'manager'] : ['member'];
  const send = (event: SyntheticEvent) => {
    event.preventDefault();
    setSent(email.trim().toLowerCase());
    submit({ id, email, role });
  };
  return (
    <form ref={element} className={styles.form} noValidate onSubmit={send}>
      <StepUpDialog of={inviteStepUp} />
      <h3>{words.invite}</h3>
      {failure ? <InlineNotice tone="danger">{say(failure)}</InlineNotice> : null}
      {isSent && !isPending && !failure ? (
        <InlineNotice tone="success">{words.sent(sent)}</InlineNotice>
      ) : null}
      <Field label={words.email} help={words.emailHelp} error={faults.email && say(faults.email)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={email}
            onText={(text) => {
              setEmail(text);
              setSent('');
              change('email');
            }}
          />
        )}
      </Field>
      {roles.length > 1 ? (
        <ChoiceChips
          legend={words.role}
          options={roles.map((value) => ({ value, label: words.roles[value] }))}
          value={role}
          onValue={setRole}
        />
      ) : null}
      <p className={styles.muted}>{words.roleHelp[role]}</p>
      <Button type="submit" variant="primary" busy={isPending}>
        {words.send}
      </Button>
    </form>
  );
}

/** Copies the link of an invitation; nothing for whom it is not told. */
function CopyButton({ link, onCopy }: { link: string | undefined; onCopy: (link: string) => void }) {
  const words = useAgencyWords();
  if (link === undefined) return null;
  return (
    <Button
      size="small"
      onClick={() => {
        onCopy(link);
      }}
    >
      {words.copy}
    </Button>
  );
}

/** Draws the invitations that wait; each can be passed on as a link, and taken back. */
export function Invitations({ agency: { id, invites } }: { agency: Agency }) {
  const words = useAgencyWords();
  const locale = useLocale();
  const { revoke, isPending, toast } = useUnit({
    revoke: revokeFx,
    isPending: revokeFx.pending,
    toast: toastRequested,
  });
  if (invites.length === 0) return null;
  const copy = (link: string): void => {
    navigator.clipboard.writeText(link).then(
      () => toast({ tone: 'success', text: words.copied, id: 'copied' }),
      () => toast({ tone: 'info', text: link, id: 'copied' }),
    );
  };
  return (
    <div>
      <h3>{words.waiting}</h3>
      <ul className={styles.rows}>
        {invites.map((invite) => (
          <li key={invite.id}>
            <div>
              <span lang="">{invite.email}</span>
              <span className={styles.muted}>
                {words.roles[invite.role]}, {words.until(formatDate(invite.expiresAt, locale))}
              </span>
            </div>
            <div>
              <CopyButton link={invite.link} onCopy={copy} />
              <Button
                size="small"
                variant="danger"
                busy={isPending}
                onClick={() => {
                  revoke({ id, invite: invite.id }).catch(() => undefined);
                }}
              >
                {words.revoke}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
