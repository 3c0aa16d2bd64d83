/** What the pages show to whoever is not signed in. */
import { ButtonLink } from '../../../widgets/kit/button/button.js';
import { BellIcon } from '../../../widgets/kit/icons/icons.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { routes } from '../../routes.js';
import { useSiteWords } from '../../words.js';
import { useAlertWords } from './words.js';

/** Draws the way to sign in, which leads back. */
export function LoginFirst({ path, text }: { path: string; text: string }) {
  const words = useAlertWords();
  const site = useSiteWords();
  const href = `${routes.login.path}?return=${encodeURIComponent(path)}`;
  return (
    <EmptyState
      icon={<BellIcon />}
      title={words.loginFirst}
      action={
        <ButtonLink variant="primary" href={href}>
          {site.login}
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  );
}
