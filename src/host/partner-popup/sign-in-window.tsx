/** The window in which people sign in for a partner's page: our own page, and what it shows says who asks. */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import {
  $signInRequest,
  $isPersonKnown,
  $signInWindow,
  $windowRefusal,
  approveFx,
  requestFound,
  requestMissing,
} from '../../model/partner/sign-in-window.js';
import { $otpSentTo } from '../../model/session/sign-in.js';
import { InlineNotice } from '../../widgets/kit/status/inline-notice.js';
import { Button } from '../../widgets/kit/button/button.js';
import { css } from '../../widgets/kit/style/sheet.js';
import { Skeleton } from '../../widgets/kit/status/skeleton.js';
import { AccountFrame, textButtonClass } from '../pages/account/account-frame.js';
import { useAccountWords } from '../pages/account/words.js';
import { OtpForm, Resend } from '../pages/account/otp-form.js';
import { SignInMethods } from '../pages/account/sign-in-methods.js';
import { Consent } from './consent.js';
import { decline } from './deliver.js';
import { findSignInRequest } from './find-sign-in-request.js';
import type { PopupWords } from '../../../words/en/partner-popup.js';
import { usePopupWords } from './words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
`;

/** Draws the ways to sign in; a code that was sent is entered in this very page, which may keep no cookies. */
function SignIn({ text, site, origin }: { text: PopupWords; site: string; origin: string }) {
  const words = useAccountWords();
  const sent = useUnit($otpSentTo);
  const [hasOther, setOther] = useState<unknown>(null);
  const here = location.pathname + location.search;
  const isEntering = sent !== null && sent !== hasOther;
  return (
    <AccountFrame title={text.titleFor(site)} text={text.loginText(origin)}>
      <div className={parts}>
        {isEntering ? (
          <>
            <p role="status">{words.otpSentTo(sent.phoneNumber)}</p>
            <OtpForm to={sent} returnTo={here} />
            <Resend
              to={sent}
              other={
                <button
                  type="button"
                  className={textButtonClass}
                  onClick={() => {
                    setOther(sent);
                  }}
                >
                  {words.otherNumber}
                </button>
              }
            />
          </>
        ) : (
          <SignInMethods returnTo={here} forgotTo={here} />
        )}
      </div>
    </AccountFrame>
  );
}

function Refused({
  text,
  children,
  onClose,
}: {
  text: PopupWords;
  children: ReactNode;
  onClose: () => void;
}) {
  return (
    <AccountFrame title={text.refused}>
      <div className={parts}>
        <InlineNotice tone="danger">{children}</InlineNotice>
        <Button wide onClick={onClose}>
          {text.close}
        </Button>
      </div>
    </AccountFrame>
  );
}

/** Draws the window. */
export function SignInWindow() {
  const text = usePopupWords();
  const { request, shown, isKnown, refusal, isApproved, found, missed } = useUnit({
    request: $signInRequest,
    shown: $signInWindow,
    isKnown: $isPersonKnown,
    refusal: $windowRefusal,
    isApproved: approveFx.pending,
    found: requestFound,
    missed: requestMissing,
  });
  const [state, setState] = useState('');
  useEffect(() => {
    void findSignInRequest().then((known) => {
      setState(known?.state ?? '');
      if (known) found(known.request);
      else missed();
    });
  }, []);
  useEffect(() => {
    document.title = shown ? text.titleFor(shown.name) : text.checking;
  }, [shown, text]);
  const close = () => {
    decline(request, state, shown !== null);
  };
  if (refusal !== '')
    return (
      <Refused text={text} onClose={close}>
        {refusal === 'unknown' ? text.openerUnknown : refusal}
      </Refused>
    );
  if (!request || !shown)
    return (
      <AccountFrame title={text.checking}>
        <Skeleton height="var(--h-size-240)" />
      </AccountFrame>
    );
  if (!isKnown) return <SignIn text={text} site={shown.name} origin={shown.origin} />;
  return <Consent request={request} state={state} shown={shown} isBusy={isApproved} onDecline={close} />;
}
