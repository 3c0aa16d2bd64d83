/** The notice of personal pages when nobody is signed in: the literal text and a sign-in link that leads back (C-52). */
import { useLocation, useSearch } from 'wouter';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { LockIcon } from '../../../widgets/kit/icons/icons.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useAccountWords } from './words.js';

/** Draws the notice. */
export function LoginFirst() {
  const text = useAccountWords();
  const say = useLiterals();
  const go = useGo();
  const [path] = useLocation();
  const query = useSearch();
  return (
    <EmptyState
      title={say(sessionMessages.loginFirst)}
      icon={<LockIcon />}
      action={
        <Button
          variant="primary"
          onClick={() => {
            go(routes.login.path, { state: { from: query ? `${path}?${query}` : path } });
          }}
        >
          {text.login}
        </Button>
      }
    >
      {text.loginText}
    </EmptyState>
  );
}
