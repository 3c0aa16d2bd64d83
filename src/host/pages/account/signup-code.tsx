/** The code that registration asks for where many accounts were made from one network (S-551). */
import { useEffect, useRef } from 'react';
import { Button } from '../../../widgets/kit/button/button.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { OtpBoxes } from './otp-boxes.js';
import { useAccountWords } from './words.js';

const parts = css`
  display: grid;
  gap: var(--h-space-3);
  justify-items: start;
  & fieldset {
    width: 100%;
  }
`;

/** What SignupCode takes; each box holds one digit or nothing. */
interface SignupCodeProps {
  phone: string;
  digits: readonly string[];
  /** Why the last code was refused; '' when none was. */
  failure: string;
  onDigits: (digits: string[]) => void;
  onResend: () => void;
}

/** Draws why a code is asked for, its boxes, and the way to another one. */
export function SignupCode({ phone, digits, failure, onDigits, onResend }: SignupCodeProps) {
  const text = useAccountWords();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    element.current?.querySelector('input')?.focus();
  }, [failure]);
  return (
    <div className={parts} ref={element}>
      <p role="status">
        {text.proveFirst} {text.otpSentTo(phone)}
      </p>
      <OtpBoxes digits={digits} error={failure || undefined} onDigits={onDigits} />
      <Button variant="quiet" size="small" onClick={onResend}>
        {text.resend}
      </Button>
    </div>
  );
}
