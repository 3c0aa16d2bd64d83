/** The box that agrees to the terms, with the way to read them (S-309, G-27). */
import { useId } from 'react';
import { WarningIcon } from '../../../widgets/kit/icons/icons.js';
import { useLiterals } from '../../../widgets/kit/literals/literals.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { VisuallyHidden } from '../../../widgets/kit/layout/visually-hidden.js';
import { routes } from '../../routes.js';
import { useAccountWords } from './words.js';

const row = css`
  display: flex;
  gap: var(--h-space-2);
  align-items: start;
  font-size: var(--h-text-15);
  & > input {
    flex: none;
    width: var(--h-size-20);
    height: var(--h-size-20);
    margin-top: 1px;
    accent-color: var(--h-brand);
  }
`;

const wrong = css`
  display: flex;
  gap: var(--h-space-1);
  margin-top: var(--h-space-1);
  color: var(--h-danger);
  font-size: var(--h-text-13);
  font-weight: 500;
`;

/** What an Agreement takes. */
interface AgreementProps {
  isGiven: boolean;
  onGiven: (isGiven: boolean) => void;
  error?: string | undefined;
}

/** Draws the box. */
export function Agreement({ isGiven, onGiven, error }: AgreementProps) {
  const text = useAccountWords();
  const say = useLiterals();
  const id = useId();
  const fault = error ? ({ 'aria-invalid': true, 'aria-describedby': `${id}-error` } as const) : {};
  return (
    <div>
      <div className={row}>
        <input
          type="checkbox"
          id={id}
          name="agreement"
          aria-labelledby={`${id}-text`}
          checked={isGiven}
          {...fault}
          onChange={(event) => {
            onGiven(event.currentTarget.checked);
          }}
        />
        <span id={`${id}-text`}>
          <label htmlFor={id}>{text.agree}</label>{' '}
          <a href={routes.terms.path} target="_blank" rel="noopener">
            {text.terms}
            <VisuallyHidden> {text.opensNewTab}</VisuallyHidden>
          </a>
        </span>
      </div>
      {error ? (
        <p className={wrong} id={`${id}-error`}>
          <WarningIcon />
          {say(error)}
        </p>
      ) : null}
    </div>
  );
}
