/** A button that opens the browser's choice of files; the native input stays out of sight. */
import { type ReactNode, useRef } from 'react';
import { Button } from '../../kit/button/button.js';

/** The photos that the form takes, for a picker of files. */
export const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';

/** What a FileButton takes; `capture` asks for the camera. */
interface FileButtonProps {
  accept: string;
  children: string;
  icon: ReactNode;
  multiple?: boolean;
  capture?: 'environment';
  className?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Draws the button. */
export function FileButton({
  accept,
  children,
  icon,
  multiple,
  capture,
  className,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        icon={icon}
        className={className}
        onClick={() => {
          input.current?.click();
        }}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        tabIndex={-1}
        aria-label={children}
        accept={accept}
        multiple={multiple}
        capture={capture}
        onChange={(event) => {
          const field = event.currentTarget;
          onFiles([...(field.files ?? [])]);
          // The same file may be chosen again, after it was removed.
          field.value = '';
        }}
      />
    </>
  );
}
