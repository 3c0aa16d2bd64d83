/** People as operators see them: found by name, e-mail address or phone, with what can be decided about each. */
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import {
  $havePeopleFailed,
  $people,
  type DeskFoundPerson,
  findPeopleFx,
  peopleSearched,
} from '../../../model/desk/records.js';
import { formatPhone } from '../../../model/rules/phone.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { SearchIcon, UsersIcon } from '../../../widgets/kit/icons/icons.js';
import { formatDate } from '../../../widgets/kit/language/format.js';
import { useLocale } from '../../../widgets/kit/language/locale.js';
import { Badge } from '../../../widgets/kit/status/badge.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { type PersonAct, PersonDialog } from './person-dialog.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

const actsOn = ({ isSuspended, sessions, rera }: DeskFoundPerson): readonly PersonAct[] => [
  isSuspended ? 'restore' : 'suspend',
  ...(sessions > 0 ? (['end-sessions'] as const) : []),
  'grant',
  'check-rera',
  ...(rera.length > 0 ? (['withdraw-rera'] as const) : []),
];

function Person({ person, onAct }: { person: DeskFoundPerson; onAct: (act: PersonAct) => void }) {
  const words = useDeskWords();
  const locale = useLocale();
  const { name, email, phone, usertype, phoneVerified, isSuspended, role, since, coins, sessions } = person;
  return (
    <article className={styles.card}>
      <h2>
        {name} {isSuspended ? <Badge tone="danger">{words.suspended}</Badge> : null}
        {role ? <Badge>{words.roles[role] ?? role}</Badge> : null}
      </h2>
      <p>
        {email}, {formatPhone(phone)} ({phoneVerified ? words.phoneVerified : words.phoneUnverified})
      </p>
      <p>
        {words.usertypes[usertype] ?? usertype}, {words.since(formatDate(Date.parse(since), locale))}.{' '}
        {words.holds(coins, sessions, person.listings)}
      </p>
      {person.statedRera ? <p>{words.statedRera(person.statedRera)}</p> : null}
      {person.rera.map(({ number, on }) => (
        <p key={number}>{words.reraChecked(number, formatDate(Date.parse(on), locale))}</p>
      ))}
      <div className={styles.acts}>
        {actsOn(person).map((act) => (
          <Button
            key={act}
            size="small"
            variant={act === 'suspend' ? 'danger' : 'secondary'}
            onClick={() => {
              onAct(act);
            }}
          >
            {words.personActs[act]}
          </Button>
        ))}
      </div>
    </article>
  );
}

function Search() {
  const words = useDeskWords();
  const { find, isPending } = useUnit({ find: peopleSearched, isPending: findPeopleFx.pending });
  const [search, setSearch] = useState('');
  useEffect(() => {
    find('');
  }, [find]);
  return (
    <form
      role="search"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        find(search.trim());
      }}
    >
      <Field label={words.findPeople}>
        {(control) => (
          <TextInput {...control} type="search" value={search} maxLength={200} onText={setSearch} />
        )}
      </Field>
      <Button type="submit" icon={<SearchIcon />} busy={isPending}>
        {words.find}
      </Button>
      <small>{words.findPeopleHelp}</small>
    </form>
  );
}

/** Draws the part. */
export function PeoplePart() {
  const words = useDeskWords();
  const { people, hasFailed, find, open } = useUnit({
    people: $people,
    hasFailed: $havePeopleFailed,
    find: peopleSearched,
    open: decisionForm.opened,
  });
  const [chosen, setChosen] = useState<{ person: DeskFoundPerson; act: PersonAct } | null>(null);
  // A decision that was taken brings the people anew.
  useEffect(() => {
    setChosen(null);
    open();
  }, [people, open]);
  return (
    <>
      <Search />
      {hasFailed ? (
        <InlineNotice
          tone="danger"
          onRetry={() => {
            find('');
          }}
        >
          {words.failed}
        </InlineNotice>
      ) : null}
      {people || hasFailed ? null : <Skeleton height="240px" />}
      {people?.length === 0 ? (
        <EmptyState title={words.nobody} icon={<UsersIcon />}>
          {words.nobodyText}
        </EmptyState>
      ) : null}
      {people?.length ? (
        <ul aria-label={words.parts.people} className={styles.list}>
          {people.map((person) => (
            <li key={person.id}>
              <Person
                person={person}
                onAct={(act) => {
                  setChosen({ person, act });
                }}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <PersonDialog
          {...chosen}
          onClose={() => {
            setChosen(null);
            open();
          }}
        />
      ) : null}
    </>
  );
}
