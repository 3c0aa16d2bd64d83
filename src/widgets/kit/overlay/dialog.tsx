/** A modal dialog: the browser's own, so the page behind is inert and the top layer needs no z-index. */
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.js';
import { CloseIcon } from '../icons/icons.js';
import { css, keyframes } from '../style/sheet.js';
import { viewport } from '../style/tokens.js';
import { useControlWords } from '../language/control-words.js';

const appear = keyframes`from{opacity:0;transform:translateY(var(--h-space-2));}`;
const fromRight = keyframes`from{transform:translateX(100%);}`;
const fromLeft = keyframes`from{transform:translateX(-100%);}`;
const fromBelow = keyframes`from{transform:translateY(100%);}`;

const box = css`
  position: fixed;
  inset: 0;
  width: min(var(--h-size-560), calc(100vw - var(--h-space-6)));
  max-width: none;
  height: fit-content;
  max-height: calc(100dvh - var(--h-space-6));
  margin: auto;
  padding: 0;
  border: 0;
  border-radius: var(--h-radius-sheet);
  background: var(--h-surface);
  color: var(--h-text);
  box-shadow: var(--h-shadow);
  overflow: hidden;
  animation: ${appear} var(--h-slow) ease-out;
  &[open] {
    display: flex;
    flex-direction: column;
  }
  &::backdrop {
    background: var(--h-overlay);
  }
  &[data-size="wide"] {
    width: min(var(--h-size-960), calc(100vw - var(--h-space-6)));
  }
  &[data-place="right"], &[data-place="left"] {
    width: min(var(--h-size-400), calc(100vw - var(--h-space-7)));
    height: 100dvh;
    max-height: none;
    margin: 0;
  }
  &[data-place="right"] {
    margin-inline-start: auto;
    border-radius: var(--h-radius-sheet) 0 0 var(--h-radius-sheet);
    animation-name: ${fromRight};
  }
  &[data-place="left"] {
    border-radius: 0 var(--h-radius-sheet) var(--h-radius-sheet) 0;
    animation-name: ${fromLeft};
  }
  &[data-place="bottom"] {
    width: min(100%, var(--h-size-640));
    max-height: 88dvh;
    margin: auto auto 0;
    border-radius: var(--h-radius-sheet) var(--h-radius-sheet) 0 0;
    animation-name: ${fromBelow};
  }
  &[data-place="full"] {
    width: 100%;
    height: 100dvh;
    max-height: none;
    border-radius: 0;
  }
  ${viewport.phone} {
    &[data-place="center"] {
      width: 100%;
      max-height: 92dvh;
      margin: auto 0 0;
      border-radius: var(--h-radius-sheet) var(--h-radius-sheet) 0 0;
      animation-name: ${fromBelow};
    }
  }
`;

const head = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  justify-content: space-between;
  padding: var(--h-space-3) var(--h-space-3) var(--h-space-3) var(--h-space-5);
  border-bottom: 1px solid var(--h-border);
`;

const titleClass = css`
  font-size: var(--h-text-18);
  font-weight: 700;
  &:focus {
    outline: none;
  }
`;

const body = css`
  flex: 1 1 auto;
  min-height: 0;
  padding: var(--h-space-5);
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const foot = css`
  display: flex;
  gap: var(--h-space-3);
  justify-content: flex-end;
  padding: var(--h-space-3) var(--h-space-5);
  border-top: 1px solid var(--h-border);
`;

/** What a Dialog takes; it is drawn only while `isOpen`. */
export interface DialogProps {
  isOpen: boolean;
  /** Called by Escape, the close button and a press outside; the owner then sets `isOpen` to false. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  size?: 'medium' | 'wide';
  /** On phones a centred dialog becomes a sheet from below. */
  place?: 'center' | 'right' | 'left' | 'bottom' | 'full';
}

/** What a dialog sends through all shadow roots when it opens and closes, so that toasts can move into it. */
export type ModalChange = CustomEvent<{ dialog: HTMLDialogElement; isOpen: boolean }>;

function tell(dialog: HTMLDialogElement, isOpen: boolean): void {
  const detail = { dialog, isOpen };
  dialog.dispatchEvent(new CustomEvent('housing-modal', { detail, bubbles: true, composed: true }));
}

function OpenDialog({
  onClose,
  title,
  children,
  footer,
  size,
  place = 'center',
}: Omit<DialogProps, 'isOpen'>) {
  const words = useControlWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const pressed = useRef<EventTarget | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current as HTMLDialogElement;
    const before = (element.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current)?.focus();
    const answer = () => {
      tell(element, true);
    };
    answer();
    document.addEventListener('housing-modal-asked', answer);
    return () => {
      document.removeEventListener('housing-modal-asked', answer);
      tell(element, false);
      element.close();
      before?.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={box}
      aria-labelledby={id}
      data-size={size}
      data-place={place}
      onCancel={(event) => {
        // Fires for nested file inputs too; only the dialog's own closes it, and its owner decides.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onPointerDown={(event) => {
        pressed.current = event.target;
      }}
      onClick={(event) => {
        // A press that began inside and ended outside selects text and does not close.
        const { target, currentTarget } = event;
        if (target === currentTarget && pressed.current === currentTarget) onClose();
      }}
    >
      <div className={head}>
        <h2 className={titleClass} id={id} tabIndex={-1} ref={heading}>
          {title}
        </h2>
        <IconButton label={words.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <div className={body}>{children}</div>
      {footer ? <div className={foot}>{footer}</div> : null}
    </dialog>
  );
}

/** Draws a modal dialog; the focus goes to its title, or to what carries data-autofocus, and returns on closing. */
export function Dialog({ isOpen, ...rest }: DialogProps) {
  return isOpen ? <OpenDialog {...rest} /> : null;
}
