/** A button that copies a text and says so in its place. */
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckIcon, CopyIcon } from '../../../widgets/kit/icons/icons.js';
import { texts } from './texts.js';

/** What a CopyButton takes; `done` is what it says once it has copied. */
interface CopyButtonProps {
  text: string;
  done?: string;
  children: ReactNode;
}

/** Milliseconds for which it says that it has copied. */
const shown = 2_000;

/** Draws it; where copying is forbidden it stays as it is, and the text can be marked by hand. */
export function CopyButton({ text, done = texts.copied, children }: CopyButtonProps) {
  const [isDone, setDone] = useState(false);
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => {
      setDone(false);
    }, shown);
    return () => {
      clearTimeout(timer);
    };
  }, [isDone]);
  return (
    <Button
      icon={isDone ? <CheckIcon /> : <CopyIcon />}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => {
            setDone(true);
          },
          () => undefined,
        );
      }}
    >
      <span aria-live="polite">{isDone ? done : children}</span>
    </Button>
  );
}
