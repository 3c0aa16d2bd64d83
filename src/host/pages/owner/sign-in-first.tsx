/** The notice of the owner's pages when nobody is signed in: the server's message and a sign-in link (C-52). */
import { useLocation, useSearch } from 'wouter';
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { LockIcon } from '../../../widgets/kit/icons/icons.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useOwnerWords } from './words.js';

/** Draws the notice; signing in leads back to the address on show. */
export function SignInFirst({ words }: { words: string }) {
  const text = useOwnerWords();
  const say = useLiterals();
  const go = useGo();
  const [path] = useLocation();
  const query = useSearch();
  const from = query ? `${path}?${query}` : path;
  return (
    <EmptyState
      title={say(words)}
      icon={<LockIcon />}
      action={
        <ButtonLink
          variant="primary"
          href={`${routes.login.path}?return=${encodeURIComponent(from)}`}
          onClick={(event) => {
            event.preventDefault();
            go(routes.login.path, { state: { from } });
          }}
        >
          {text.login}
        </ButtonLink>
      }
    >
      {text.loginText}
    </EmptyState>
  );
}
