/** One agency: what somebody is in it, its people, invitations and what was done for it. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $profile } from '../../../model/account/profile.js';
import {
  type Agency,
  type AgencyAct,
  type AgencyOfPerson,
  type AgencyPerson,
  removePersonFx,
  roleForm,
  roleStepUp,
} from '../../../model/people/agencies.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { StepUpDialog } from '../account/step-up-dialog.js';
import { Invitations, InviteForm } from './invite-form.js';
import { styles } from './styles.js';
import { useAgencyWords } from './words.js';

/** Somebody who is about to be removed, or to leave. */
type Parting = Pick<AgencyPerson, 'id' | 'name'> & { readonly isLeaving: boolean };

function PartingDialog({
  agency,
  parting,
  onClose,
}: {
  agency: AgencyOfPerson;
  parting: Parting;
  onClose: () => void;
}) {
  const words = useAgencyWords();
  const { remove, isPending } = useUnit({ remove: removePersonFx, isPending: removePersonFx.pending });
  const { id, name, isLeaving } = parting;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isLeaving ? words.leaveTitle(agency.name) : words.removeTitle(name)}
    >
      <div className={styles.dialog}>
        <p>{isLeaving ? words.leaveText : words.removeText}</p>
        <div className={styles.head}>
          <Button onClick={onClose}>{words.keep}</Button>
          <Button
            variant="danger"
            busy={isPending}
            onClick={() => {
              remove({ id: agency.id, person: id }).then(onClose, onClose);
            }}
          >
            {isLeaving ? words.leave : words.remove}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface PersonRowProps {
  agency: Agency;
  person: AgencyPerson;
  isMe: boolean;
  onRemove: () => void;
}

function PersonRow({ agency, person: { id, name, email, role, joinedAt }, isMe, onRemove }: PersonRowProps) {
  const words = useAgencyWords();
  const locale = useLocale();
  const { setRole, isPending } = useUnit({ setRole: roleForm.submitted, isPending: roleForm.sendFx.pending });
  const isAbove = agency.role === 'owner' || (agency.role === 'manager' && role === 'member');
  const mayChange = isAbove && !isMe && role !== 'owner';
  const about = [
    words.roles[role],
    ...(isMe ? [words.you] : []),
    ...(joinedAt ? [words.since(formatDate(joinedAt, locale))] : []),
  ];
  return (
    <li>
      <div>
        <strong lang="">{name}</strong>
        {email ? <span lang="">{email}</span> : null}
        <span className={styles.muted}>{about.join(', ')}</span>
      </div>
      {mayChange ? (
        <div>
          {agency.role === 'owner' ? (
            <Button
              size="small"
              busy={isPending}
              onClick={() => {
                setRole({ id: agency.id, person: id, role: role === 'member' ? 'manager' : 'member' });
              }}
            >
              {role === 'member' ? words.makeManager : words.makeMember}
            </Button>
          ) : null}
          <Button size="small" variant="danger" onClick={onRemove}>
            {words.remove}
          </Button>
        </div>
      ) : null}
    </li>
  );
}

function Acts({ acts }: { acts: readonly AgencyAct[] }) {
  const words = useAgencyWords();
  const locale = useLocale();
  const did: Readonly<Record<string, string>> = words.did;
  return (
    <div>
      <h3>{words.acts}</h3>
      {acts.length === 0 ? <p className={styles.muted}>{words.noActs}</p> : null}
      <ul className={styles.acts}>
        {acts.map(({ name, act, about, at }) => (
          <li key={`${at} ${act} ${about ?? ''}`}>
            {name ? <strong lang="">{name}</strong> : words.formerPerson}: {did[act] ?? act}
            {about ? <span lang=""> ({about})</span> : null}, {formatDate(at, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Details({ agency, onPart }: { agency: Agency; onPart: (parting: Parting) => void }) {
  const words = useAgencyWords();
  const me = useUnit($profile)?._id;
  const sees = agency.role !== 'member';
  return (
    <>
      <div>
        <h3>{words.people}</h3>
        <ul className={styles.rows}>
          {agency.people.map((person) => (
            <PersonRow
              key={person.id}
              {...{ agency, person }}
              isMe={person.id === me}
              onRemove={() => {
                onPart({ ...person, isLeaving: false });
              }}
            />
          ))}
        </ul>
      </div>
      {sees ? <Invitations agency={agency} /> : null}
      {sees ? <InviteForm agency={agency} /> : null}
      {sees ? <Acts acts={agency.acts} /> : null}
    </>
  );
}

/** What an AgencyCard takes; details that did not come are left out. */
interface AgencyCardProps {
  agency: AgencyOfPerson;
  details: Agency | undefined;
}

/** Draws the card. */
export function AgencyCard({ agency, details }: AgencyCardProps) {
  const words = useAgencyWords();
  const me = useUnit($profile);
  const [parting, setParting] = useState<Parting | null>(null);
  return (
    <section className={styles.card} aria-label={agency.name}>
      {agency.role === 'owner' ? <StepUpDialog of={roleStepUp} /> : null}
      <div className={styles.head}>
        <div>
          <h2 lang="">{agency.name}</h2>
          <Badge tone="info">{agency.role === 'owner' ? words.own : words.roles[agency.role]}</Badge>
        </div>
        {agency.role !== 'owner' && me ? (
          <Button
            size="small"
            onClick={() => {
              setParting({ id: me._id ?? '', name: me.name, isLeaving: true });
            }}
          >
            {words.leave}
          </Button>
        ) : null}
      </div>
      {details ? <Details agency={details} onPart={setParting} /> : null}
      {parting ? (
        <PartingDialog
          {...{ agency, parting }}
          onClose={() => {
            setParting(null);
          }}
        />
      ) : null}
    </section>
  );
}
