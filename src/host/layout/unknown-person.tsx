/** What the header's account item says of nobody yet: the same for everyone (C-60). */
import { UserIcon } from '../../widgets/kit/icons/icons.js';
import { hiddenClass } from '../../widgets/kit/layout/visually-hidden.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { useSiteWords } from '../words.js';

// It keeps the room of the word, and is no word of the page yet.
const unseen = css`
  visibility: hidden;
`;

/** Draws the symbol of a person, with the room of what will be said beside it. */
export function UnknownPerson() {
  const { activity, login } = useSiteWords();
  return (
    <>
      <UserIcon />
      <span className={hiddenClass}>{activity}</span>
      <span className={unseen} aria-hidden="true">
        {login}
      </span>
    </>
  );
}
