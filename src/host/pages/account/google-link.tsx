/** Signing in with Google: a plain link that the server answers, so that no foreign script is on the page (G-05). */
import { googleStartPath } from '../../../model/session/sign-in.js';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useSite } from '../../site-context.js';
import { useAccountWords } from './words.js';

const or = css`
  display: flex;
  align-items: center;
  gap: var(--h-space-3);
  color: var(--h-muted);
  font-size: var(--h-text-13);
  &::before, &::after {
    content: "";
    flex: 1;
    border-top: 1px solid var(--h-border);
  }
`;

/** Draws the link and the line under it; nothing where Google is not configured. */
export function GoogleLink({ usertype, returnTo }: { usertype: string; returnTo: string }) {
  const text = useAccountWords();
  const { hasGoogle } = useSite();
  if (!hasGoogle) return null;
  const query = new URLSearchParams({ usertype, return: returnTo });
  return (
    <>
      <ButtonLink href={`${googleStartPath}?${String(query)}`} size="large" wide>
        {text.google}
      </ButtonLink>
      <p className={or}>{text.or}</p>
    </>
  );
}
