/** Signing in where a contact was asked for: a sheet over the page, which names the home and goes on there (S-764). */
import { useUnit } from 'effector-react';
import { type ReactNode, useEffect, useState } from 'react';
import { $isLoggedIn } from '../../../model/account/entry.js';
import { $interrupted } from '../../../model/contact/reach-owner.js';
import { formatPhone } from '../../../model/rules/phone.js';
import {
  $otpSentTo,
  otpPageOpened,
  signInSheetClosed,
  signInSheetOpened,
} from '../../../model/session/sign-in.js';
import { $provedPhone } from '../../../model/session/signup.js';
import { Dialog } from '../../../widgets/kit/overlay/dialog.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useGo } from '../../navigation.js';
import { routes } from '../../routes.js';
import { useSite } from '../../site-context.js';
import { textButtonClass } from './account-frame.js';
import { type Addressee, OtpForm, Resend } from './otp-form.js';
import { SignInMethods } from './sign-in-methods.js';
import { useAccountWords } from './words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-4);
  & > p {
    color: var(--h-muted);
    font-size: var(--h-text-15);
  }
  & > p > b {
    display: block;
    color: var(--h-text);
    font-size: var(--h-text-16);
  }
`;

/** Tells the model that the page stays, as long as the sheet is there. */
function useStay(): void {
  const { open, close } = useUnit({ open: signInSheetOpened, close: signInSheetClosed });
  useEffect(() => {
    open();
    return () => {
      close();
    };
  }, [open, close]);
}

/** Returns whom a code was sent to, once one was, and the way back. */
function useSentCode(): [Addressee | null, () => void] {
  const { sentTo, take } = useUnit({ sentTo: $otpSentTo, take: otpPageOpened });
  const [to, setTo] = useState<Addressee | null>(null);
  useEffect(() => {
    if (!sentTo) return;
    setTo(sentTo);
    take();
  }, [sentTo, take]);
  return [
    to,
    () => {
      setTo(null);
    },
  ];
}

function Code({ to, returnTo, onBack }: { to: Addressee; returnTo: string; onBack: () => void }): ReactNode {
  const text = useAccountWords();
  return (
    <>
      <p role="status">{text.otpSentTo(formatPhone(to.phoneNumber).replace(' ', '\u00A0'))}</p>
      <OtpForm to={to} returnTo={returnTo} />
      <Resend
        to={to}
        other={
          <button type="button" className={textButtonClass} onClick={onBack}>
            {text.otherNumber}
          </button>
        }
      />
    </>
  );
}

/** Draws the sheet; it closes by itself once somebody is signed in. */
export function SignInSheet({ onClose }: { onClose: () => void }) {
  const text = useAccountWords();
  const go = useGo();
  const { brand } = useSite();
  const [to, forget] = useSentCode();
  const { isLoggedIn, proved, asked } = useUnit({
    isLoggedIn: $isLoggedIn,
    proved: $provedPhone,
    asked: $interrupted,
  });
  // Once somebody is signed in the request is taken up, and no longer waits here.
  const [{ action, title }] = useState({ action: asked?.action ?? 'number', title: asked?.target.title });
  const here = location.pathname + location.search;
  useStay();
  useEffect(() => {
    if (isLoggedIn) onClose();
  }, [isLoggedIn, onClose]);
  const register = () => {
    onClose();
    go(routes.signup.path, { state: { from: here } });
  };
  // A right code for a phone without an account: what is missing of it is asked for on its own page.
  const [before] = useState(proved);
  useEffect(() => {
    if (proved && proved !== before) register();
  }, [proved]);
  return (
    <Dialog isOpen onClose={onClose} title={text.sheetTitles[action]}>
      <div className={parts}>
        <p>
          {title ? <b>{title}</b> : null}
          {text.sheetText}
        </p>
        {to ? (
          <Code to={to} returnTo={here} onBack={forget} />
        ) : (
          <SignInMethods firstWay="phone" returnTo={here} forgotTo={`${routes.profile.path}?tab=password`} />
        )}
        <p>
          {text.newHere(brand)}{' '}
          <a
            href={routes.signup.path}
            onClick={(event) => {
              event.preventDefault();
              register();
            }}
          >
            {text.signUp}
          </a>
        </p>
      </div>
    </Dialog>
  );
}
