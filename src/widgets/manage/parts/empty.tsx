/** What stands where no listing is: the way to sign in, the way to post, and the way to try again. */
import { useUnit } from 'effector-react';
import { manageOpened } from '../../../model/manage.js';
import { Button, ButtonLink } from '../../kit/button.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { useSignIn } from '../../kit/partner/use-sign-in.js';
import { useLinks, useOffer } from '../settings.js';
import { styles } from '../styles.js';
import { css } from '../../kit/sheet.js';
import { useWords } from '../words.js';

const box = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
  padding: var(--h-space-6) var(--h-space-5);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  & > b {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
  & > p {
    max-width: 60ch;
    color: var(--h-muted);
  }
`;

/** Draws the server's words to whoever is not signed in, and the way in and back (C-52). */
export function SignInFirst({ words: said }: { words: string }) {
  const words = useWords();
  const say = useLiterals();
  const links = useLinks();
  const offer = useOffer();
  const signIn = useSignIn();
  const ask = offer('housing-sign-in', { action: 'manage' });
  return (
    <div className={box} role="status">
      <b>{say(said)}</b>
      <p>{words.loginHelp}</p>
      <ButtonLink
        variant="primary"
        href={links.signIn}
        onClick={(event) => {
          ask(event);
          if (!signIn || event.defaultPrevented) return;
          event.preventDefault();
          signIn({ spends: false });
        }}
      >
        {words.login}
      </ButtonLink>
    </div>
  );
}

/** Draws the way to post; it stands above every list too. */
export function PostLink() {
  const words = useWords();
  const links = useLinks();
  const offer = useOffer();
  return (
    <ButtonLink variant="primary" href={links.post} onClick={offer('housing-post', {})}>
      {words.post}
    </ButtonLink>
  );
}

/** Draws that nothing was posted yet (G-24). */
export function NoListings() {
  const words = useWords();
  return (
    <div className={box} role="status">
      <b>{words.noListings}</b>
      <p>{words.noListingsHelp}</p>
      <PostLink />
    </div>
  );
}

/** Draws that the list did not come. */
export function Failure() {
  const words = useWords();
  const retry = useUnit(manageOpened);
  return (
    <div className={styles.line} role="alert">
      {words.failed}
      <Button
        size="small"
        onClick={() => {
          retry();
        }}
      >
        {words.retry}
      </Button>
    </div>
  );
}
