/** What the header's account item says of a signed-in person: initials, first name and coins. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $coins } from '../../model/account/entry.js';
import { $profile, profileRequested } from '../../model/account/profile.js';
import { CoinIcon, UserIcon } from '../../widgets/kit/icons/icons.js';
import { formatNumber } from '../../widgets/kit/language/format.js';
import { useLocale } from '../../widgets/kit/language/locale.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';

const person = css`
  display: inline-flex;
  gap: var(--h-space-2);
  align-items: center;
  & > i {
    display: inline-grid;
    place-items: center;
    width: var(--h-size-32);
    height: var(--h-size-32);
    border-radius: var(--h-radius-full);
    background: var(--h-brand-soft);
    color: var(--h-brand);
    font-size: var(--h-text-13);
    font-style: normal;
    font-weight: 700;
  }
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

/** The first letters of the first and the last name; marks above and below Devanagari letters belong to them. */
export const initialsOf = (name: string): string => {
  const letters = new Intl.Segmenter('mr', { granularity: 'grapheme' });
  const firstOf = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  const names = name.split(/\s+/).filter(Boolean);
  return [names[0], names.length > 1 ? names.at(-1) : undefined]
    .map((one) => firstOf(one ?? '').toUpperCase())
    .join('');
};

/** Draws the person; before the name has come, the symbol of one. */
export default function SignedInLabel() {
  const text = useSiteWords();
  const locale = useLocale();
  const { profile, coins, want } = useUnit({ profile: $profile, coins: $coins, want: profileRequested });
  useEffect(() => {
    want();
  }, [want]);
  const name = profile?.name ?? '';
  return (
    <>
      <span className={hiddenClass}>{text.signedInAs(name || text.profile, coins)}</span>
      <span className={person} aria-hidden="true">
        <i>{initialsOf(name) || <UserIcon />}</i>
        {name ? <b>{name.split(/\s+/)[0]}</b> : null}
        <small>
          <CoinIcon />
          {formatNumber(coins, locale)}
        </small>
      </span>
    </>
  );
}
