/** Registration (S-029, S-212, S-305 to S-310, S-472, G-04, G-27). */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { $provedPhone, $registered } from '../../../model/session/signup.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { AccountFrame } from './account-frame.js';
import { AfterSignup } from './after-signup.js';
import { useAccountWords } from './words.js';
import { useReturnPath } from './return-path.js';
import { useSignedInLeaves } from './use-signed-in-leaves.js';
import { SignupForm } from './signup-form.js';

/** Draws the page; once the account is made its phone is asked for, or, without a session, signing in. */
export function SignupPage() {
  const text = useAccountWords();
  const { details } = useSite();
  const go = useGo();
  const returnTo = useReturnPath();
  useSignedInLeaves(returnTo);
  const { registered, proved } = useUnit({ registered: $registered, proved: $provedPhone });
  useEffect(() => {
    if (registered === 'to-log-in') go(routes.login.path, { state: { from: returnTo } });
  }, [go, registered, returnTo]);
  usePageMeta({
    title: text.titles.signup,
    description: text.description,
    address: routes.signup.path,
    isHidden: true,
  });
  if (registered === 'signed-in') return <AfterSignup returnTo={returnTo} />;
  const toLogin = (
    <>
      {text.haveAccount}{' '}
      <a
        href={routes.login.path}
        onClick={(event) => {
          event.preventDefault();
          go(routes.login.path, { state: { from: returnTo } });
        }}
      >
        {text.login}
      </a>
    </>
  );
  return (
    <AccountFrame
      title={proved ? text.finishTitle : text.signupTitle}
      text={proved ? text.finishText : text.signupText(Number(details.welcomeCoins ?? 0))}
      footer={toLogin}
    >
      <SignupForm />
    </AccountFrame>
  );
}
