/** Signing in: by Google, by e-mail or by an OTP, for both groups of people (S-027, S-205 to S-208). */
import { useState } from 'react';
import { useSearch } from 'wouter';
import { signInChoices } from '../../../model/rules/user-types.js';
import { InlineNotice } from '../../../widgets/kit/inline-notice.js';
import { useMessages } from '../../../widgets/kit/messages.js';
import { SegmentedTabs } from '../../../widgets/kit/segmented-tabs.js';
import { css } from '../../../widgets/kit/sheet.js';
import { useGo } from '../../navigation.js';
import { usePageMeta } from '../../page-meta.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { AccountFrame } from './account-frame.js';
import { EmailForm } from './email-form.js';
import { GoogleLink } from './google-link.js';
import { accountWords, type AccountWords } from './messages.js';
import { PhoneForm } from './phone-form.js';
import { RadioCards } from './radio-cards.js';
import { useReturnPath } from './return-path.js';
import { useOtpPage } from './use-otp-page.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
`;

type Way = 'email' | 'phone';

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
  const text = useMessages(accountWords);
  const returnTo = useReturnPath();
  const [way, setWay] = useState<Way>('email');
  const [isForgot, setIsForgot] = useState(false);
  const [usertype, setUsertype] = useState<string>(signInChoices[0]);
  useOtpPage();
  usePageMeta({
    title: text.titles.login,
    description: text.description,
    address: routes.login.path,
    isHidden: true,
  });
  const form = { usertype, returnTo: isForgot ? `${routes.profile.path}?tab=password` : returnTo };
  return (
    <AccountFrame
      title={text.loginTitle}
      text={text.loginText}
      footer={<ToSignup text={text} returnTo={returnTo} />}
    >
      <div className={parts}>
        <GoogleFailure text={text} />
        <GoogleLink usertype={usertype} returnTo={returnTo} />
        <RadioCards
          legend={text.who}
          options={signInChoices.map((value) => ({ value, label: text.choices[value] }))}
          value={signInChoices.find((choice) => choice === usertype) ?? ''}
          onValue={setUsertype}
        />
        <SegmentedTabs
          label={text.way}
          options={(['email', 'phone'] as const).map((value) => ({ value, label: text.ways[value] }))}
          value={way}
          onValue={(chosen) => {
            setWay(chosen);
            setIsForgot(false);
          }}
        />
        {way === 'email' ? (
          <EmailForm
            {...form}
            onForgot={() => {
              setWay('phone');
              setIsForgot(true);
            }}
          />
        ) : (
          <PhoneForm {...form} isForgot={isForgot} />
        )}
      </div>
    </AccountFrame>
  );
}
