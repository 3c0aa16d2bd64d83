/** Who is signed in: initials, name and coins, in the header, on the phone's menu and at its head. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $coins } from '../../model/account/entry.js';
import { $profile, profileRequested } from '../../model/account/profile.js';
import { CoinIcon, UserIcon } from '../../widgets/kit/icons/icons.js';
import { formatNumber } from '../../widgets/kit/language/format.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { routes } from '../routes.js';
import { useSiteWords } from '../words.js';

const mark = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: var(--h-size-32);
  height: var(--h-size-32);
  border-radius: var(--h-radius-full);
  background: var(--h-brand-soft);
  color: var(--h-brand);
  font-size: var(--h-text-13);
  font-style: normal;
  font-weight: 700;
  /* Drawn, not said: what holds the mark has a name of its own. */
  &::before {
    content: attr(data-initials);
  }
`;

const person = css`
  display: inline-flex;
  gap: var(--h-space-2);
  align-items: center;
  & > b {
    display: none;
    max-width: 9ch;
    overflow: hidden;
    font-weight: 600;
    text-overflow: ellipsis;
    white-space: nowrap;
    @media (min-width: 1024px) {
      display: block;
    }
  }
  & > small {
    display: inline-flex;
    gap: var(--h-space-1);
    align-items: center;
    font-size: var(--h-text-14);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > small > svg {
    color: var(--h-accent);
  }
`;

const head = css`
  min-height: var(--h-control);
  color: var(--h-text);
  font-size: var(--h-text-16);
  font-weight: 700;
  text-decoration: none;
  & > span:nth-of-type(1) {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The first letters of the first and the last name; marks above and below Devanagari letters belong to them. */
export const initialsOf = (name: string): string => {
  const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });
  const firstOf = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((one) => firstOf(one ?? '').toUpperCase())
    .join('');
};

function usePerson() {
  const { profile, coins, want } = useUnit({ profile: $profile, coins: $coins, want: profileRequested });
  useEffect(() => {
    if (!profile) want();
  }, [want]);
  return { name: profile?.name ?? '', coins };
}

function Mark({ name }: { name: string }) {
  return (
    <i className={mark} aria-hidden="true" data-initials={initialsOf(name)}>
      {name ? null : <UserIcon />}
    </i>
  );
}

/** Draws the person's initials; before the name has come, the symbol of a person. */
export function PersonMark() {
  return <Mark {...usePerson()} />;
}

function Coins({ coins }: { coins: number }) {
  const locale = useLocale();
  return (
    <small aria-hidden="true">
      <CoinIcon />
      {formatNumber(coins, locale)}
    </small>
  );
}

/** Draws what the header's account item says of the person: initials, first name and coins. */
export function SignedInLabel() {
  const text = useSiteWords();
  const { name, coins } = usePerson();
  return (
    <>
      <span className={hiddenClass}>{text.signedInAs(name || text.profile, coins)}</span>
      <span className={person} aria-hidden="true">
        <Mark name={name} />
        {name ? <b>{name.split(/\s+/)[0]}</b> : null}
        <Coins coins={coins} />
      </span>
    </>
  );
}

/** Draws the head of the phone's menu: initials, name and coins, leading to the profile. */
export function PersonHead({ onChosen }: { onChosen: () => void }) {
  const text = useSiteWords();
  const { name, coins } = usePerson();
  return (
    <a href={routes.profile.path} className={`${person} ${head}`} onClick={onChosen}>
      <Mark name={name} />
      <span aria-hidden="true">{name || text.profile}</span>
      <span className={hiddenClass}>{text.signedInAs(name || text.profile, coins)}</span>
      <Coins coins={coins} />
    </a>
  );
}
