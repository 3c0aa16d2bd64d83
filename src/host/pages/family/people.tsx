/** Who else is on one's own list, each with a way to take them off it. */
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { type FamilyList, memberRemoved } from '../../../model/saved/family.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { styles } from './styles.js';
import { useFamilyWords } from './words.js';

type Member = NonNullable<FamilyList['members']>[number];

/** What they said goes with them: it is asked once more. */
function Person({ link, member: { id, name } }: { link: string; member: Member }) {
  const words = useFamilyWords();
  const remove = useUnit(memberRemoved);
  const [isAsked, setAsked] = useState<boolean>();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The button that was pressed is gone; what keeps the person is the last one.
    if (isAsked !== undefined) [...(item.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
  }, [isAsked]);
  return (
    <li ref={item} className={styles.person}>
      <strong lang="">{name}</strong>
      {isAsked ? (
        <div role="group" aria-label={words.removeOf(name)}>
          <p className={styles.note}>{words.removeSure(name)}</p>
          <Button
            size="small"
            variant="danger"
            onClick={() => {
              item.current?.closest('section')?.focus();
              remove({ link, id });
            }}
          >
            {words.removeYes}
          </Button>
          <Button
            size="small"
            onClick={() => {
              setAsked(false);
            }}
          >
            {words.removeNo}
          </Button>
        </div>
      ) : (
        <Button
          size="small"
          variant="quiet"
          aria-label={words.removeOf(name)}
          onClick={() => {
            setAsked(true);
          }}
        >
          {words.remove}
        </Button>
      )}
    </li>
  );
}

/** Draws the list. */
export function People({ link, members }: { link: string; members: readonly Member[] }) {
  const words = useFamilyWords();
  return (
    <section className={styles.panel} aria-label={words.whoIsOn} tabIndex={-1}>
      <h2>{words.whoIsOn}</h2>
      <ul>
        {members.map((member) => (
          <Person key={member.id} link={link} member={member} />
        ))}
      </ul>
    </section>
  );
}
