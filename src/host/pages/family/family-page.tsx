/** The page that the link of a family list leads to: homes that somebody saved, with what the family thinks of them. */
import { useUnit } from 'effector-react';
import { type SubmitEvent, useEffect, useState } from 'react';

import { readFamilyHash } from '../../../model/rules/family.js';
import { familyMessages } from '../../../model/rules/messages/family.js';
import {
  $family,
  type FamilyList,
  $familyFailure,
  $nameFault,
  familyJoined,
  familyLeft,
  familyOpened,
  joinFx,
} from '../../../model/saved/family.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { Field } from '../../../widgets/kit/form/field.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useCardText } from '../../../widgets/kit/listing/card-text.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { ListPage } from '../../layout/list-page.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { FamilyHome } from './family-home.js';
import { People } from './people.js';
import { styles } from './styles.js';
import { useFamilyWords } from './words.js';

function Join({ link }: { link: string }) {
  const words = useFamilyWords();
  const { fault, isPending, join } = useUnit({
    fault: $nameFault,
    isPending: joinFx.pending,
    join: familyJoined,
  });
  const [name, setName] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    join({ link, name });
  };
  return (
    <form className={styles.panel} onSubmit={submit} noValidate>
      <div className={styles.row}>
        <Field label={words.join} help={words.joinHelp} error={fault}>
          {(control) => (
            <TextInput {...control} autoComplete="given-name" maxLength={30} value={name} onText={setName} />
          )}
        </Field>
        <Button type="submit" variant="primary" busy={isPending}>
          {words.joinButton}
        </Button>
      </div>
    </form>
  );
}

/** Who one is on the list, or how to come on it. */
function Standing({ link, list }: { link: string; list: FamilyList }) {
  const words = useFamilyWords();
  const leave = useUnit(familyLeft);
  if (!list.me) return list.isFull ? <InlineNotice>{words.full}</InlineNotice> : <Join link={link} />;
  return (
    <p className={styles.note}>
      {words.you(list.me)}{' '}
      {list.isOwner ? null : (
        <Button
          size="small"
          variant="quiet"
          onClick={() => {
            leave(link);
          }}
        >
          {words.leave}
        </Button>
      )}
    </p>
  );
}

/** Draws the page. */
export function FamilyPage() {
  const words = useFamilyWords();
  const say = useLiterals();
  const text = useCardText();
  const { list, failure, open } = useUnit({ list: $family, failure: $familyFailure, open: familyOpened });
  const [link] = useState(() => readFamilyHash(location.hash));
  useEffect(() => {
    if (link) open(link);
  }, [link]);
  usePageMeta({
    title: words.title,
    description: words.description,
    address: routes.family.path,
    isHidden: true,
  });
  const problem = link ? failure : familyMessages.familyLinkGone;
  const [owner = ''] = list?.people ?? [];
  return (
    <ListPage
      isNarrow
      title={list ? words.titleOf(owner) : words.title}
      status={list ? words.people(list.people.join(', ')) : problem ? undefined : words.loading}
    >
      {problem ? <InlineNotice tone="danger">{say(problem)}</InlineNotice> : null}
      {link && !list && !failure ? <Skeleton height="var(--h-size-240)" /> : null}
      {link && list ? (
        <>
          <Standing link={link} list={list} />
          {list.members?.length ? <People link={link} members={list.members} /> : null}
          {list.homes.length === 0 ? <p>{words.none}</p> : null}
          <ul className={styles.homes}>
            {list.homes.map((shown) => (
              <li key={shown.home.id}>
                <FamilyHome link={link} shown={shown} text={text} isMember={list.me !== undefined} />
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </ListPage>
  );
}
