/** Signing in: by Google, by e-mail or by an OTP, for both groups of people (S-027, S-205 to S-208). */
import { useSearch } from 'wouter';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { AccountFrame } from './account-frame.js';
import type { AccountWords } from '../../../../words/en/account.js';
import { useAccountWords } from './words.js';
import { useReturnPath } from './return-path.js';
import { useSignedInLeaves } from './use-signed-in-leaves.js';
import { SignInMethods } from './sign-in-methods.js';
import { useOtpPage } from './use-otp-page.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
`;

function GoogleFailure({ text }: { text: AccountWords }) {
  const error = new URLSearchParams(useSearch()).get('error') ?? '';
  const failures: Readonly<Record<string, string>> = text.googleFailures;
  const said = Object.hasOwn(failures, error) ? failures[error] : undefined;
  return said ? <InlineNotice tone="danger">{said}</InlineNotice> : null;
}

/** Draws the link to registration; the return path goes along. */
function ToSignup({ text, returnTo }: { text: AccountWords; returnTo: string }) {
  const go = useGo();
  const { brand } = useSite();
  return (
    <>
      {text.newHere(brand)}{' '}
      <a
        href={routes.signup.path}
        onClick={(event) => {
          event.preventDefault();
          go(routes.signup.path, { state: { from: returnTo } });
        }}
      >
        {text.signUp}
      </a>
    </>
  );
}

/** Draws the page. */
export function LoginPage() {
  const text = useAccountWords();
  const returnTo = useReturnPath();
  useSignedInLeaves(returnTo);
  useOtpPage();
  usePageMeta({
    title: text.titles.login,
    description: text.description,
    address: routes.login.path,
    isHidden: true,
  });
  return (
    <AccountFrame
      title={text.loginTitle}
      text={text.loginText}
      footer={<ToSignup text={text} returnTo={returnTo} />}
    >
      <div className={parts}>
        <GoogleFailure text={text} />
        <SignInMethods returnTo={returnTo} forgotTo={`${routes.profile.path}?tab=password`} />
      </div>
    </AccountFrame>
  );
}
