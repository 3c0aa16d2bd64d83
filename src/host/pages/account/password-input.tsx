/** A password input whose text can be shown, so that a person sees what they typed. */
import { useState } from 'react';
import type { ControlProps } from '../../../widgets/kit/form/field.js';
import { IconButton } from '../../../widgets/kit/button/icon-button.js';
import { EyeIcon } from '../../../widgets/kit/icons/icons.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { TextInput } from '../../../widgets/kit/form/text-input.js';
import { useAccountWords } from './words.js';

const frame = css`
  position: relative;
  & > input {
    padding-inline-end: var(--h-size-48);
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    height: 100%;
    border-radius: var(--h-radius);
    color: var(--h-muted);
  }
  & > button[aria-pressed="true"] {
    color: var(--h-brand);
  }
`;

/** What a PasswordInput takes. */
interface PasswordInputProps {
  control: ControlProps;
  name: string;
  value: string;
  onText: (text: string) => void;
  autoComplete: 'current-password' | 'new-password';
}

/** Draws the input with the button that shows its text. */
export function PasswordInput({ control, ...input }: PasswordInputProps) {
  const text = useAccountWords();
  const [isShown, setIsShown] = useState(false);
  return (
    <div className={frame}>
      <TextInput {...control} {...input} type={isShown ? 'text' : 'password'} autoCapitalize="none" />
      <IconButton
        label={isShown ? text.hidePassword : text.showPassword}
        icon={<EyeIcon />}
        aria-pressed={isShown}
        onClick={() => {
          setIsShown(!isShown);
        }}
      />
    </div>
  );
}
