/** The page's one toaster: top right, paused while looked at, dragged away, found by Alt+T (S-010, C-47, C-62). */
import { useUnit } from 'effector-react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { resolveValue, type Toast, useToaster } from 'react-hot-toast/headless';
import { sessionMessages } from '../../../model/rules/messages/session.js';
import { $isLoggedIn } from '../../../model/session/session.js';
import { IconButton } from '../button/icon-button.js';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons/icons.js';
import { useLiterals } from '../literals/literals.js';
import { adopt } from '../style/sheet.js';
import { Spinner } from '../status/spinner.js';
import { closeToast, reportClosed } from './toast.js';
import { toasterStyles as styles } from './toaster-styles.js';
import { useDragAway } from './use-drag-away.js';
import { useTopModal } from '../overlay/use-top-modal.js';
import { useControlWords } from '../language/control-words.js';

const icons = {
  success: SuccessIcon,
  error: WarningIcon,
  loading: Spinner,
  blank: InfoIcon,
  custom: InfoIcon,
};

function ToastCard({ toast }: { toast: Toast }) {
  const words = useControlWords();
  const say = useLiterals();
  const Icon = icons[toast.type];
  const message = resolveValue(toast.message, toast);
  const close = () => {
    closeToast(toast.id);
  };
  const drag = useDragAway(close);
  return (
    <li
      className={styles.toast}
      data-tone={toast.type}
      data-closing={toast.visible ? undefined : ''}
      tabIndex={0}
      {...drag}
    >
      <Icon />
      <div className={styles.text} role={toast.type === 'error' ? 'alert' : 'status'}>
        {typeof message === 'string' ? say(message) : message}
      </div>
      <IconButton className={styles.close} label={words.dismiss} icon={<CloseIcon />} onClick={close} />
    </li>
  );
}

/** Pauses the clock of all toasts while any reason holds, and starts it when the last has gone. */
function usePause({ startPause, endPause }: { startPause: () => void; endPause: () => void }) {
  const reasons = useRef(new Set<string>());
  // endPause closes over the moment of the pause, so the one of the latest render must be called.
  const latest = useRef({ startPause, endPause });
  latest.current = { startPause, endPause };
  return (reason: string, holds: boolean) => {
    const held = reasons.current;
    const before = held.size;
    if (holds) held.add(reason);
    else held.delete(reason);
    if (before === 0 && held.size > 0) latest.current.startPause();
    if (before > 0 && held.size === 0) latest.current.endPause();
  };
}

/** Closes what asked to sign in, once somebody has: a toast waits while another window is in front. */
function useSignInToasts(toasts: readonly Toast[]): void {
  const isLoggedIn = useUnit($isLoggedIn);
  useEffect(() => {
    if (!isLoggedIn) return;
    for (const { id, message } of toasts) if (message === sessionMessages.loginFirst) closeToast(id);
  }, [isLoggedIn]);
}

/** Draws the toaster; mount one in a page. */
export function Toaster() {
  const words = useControlWords();
  const { toasts, handlers } = useToaster({
    duration: 5000,
    removeDelay: 250,
    loading: { duration: Infinity },
  });
  const pause = usePause(handlers);
  const list = useRef<HTMLUListElement>(null);
  const modal = useTopModal();
  const newest = toasts[0]?.id;
  useSignInToasts(toasts);

  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !('showPopover' in element)) return;
    // What entered the top layer last lies on top: showing it anew lifts it above a menu or dialog opened since.
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [newest, modal]);

  useLayoutEffect(() => {
    // The dialog may be a widget's, whose shadow root knows the widget's styles and not this toaster's.
    if (modal) adopt(modal.getRootNode() as Document | ShadowRoot);
  }, [modal]);

  useEffect(() => {
    for (const toast of toasts) if (!toast.visible) reportClosed(toast.id);
    if (toasts.length === 0) {
      pause('pointer', false);
      pause('focus', false);
    }
  }, [toasts]);

  useEffect(() => {
    const leave = () => {
      pause('window', true);
    };
    const come = () => {
      pause('window', false);
    };
    const find = (event: KeyboardEvent) => {
      if (!event.altKey || event.code !== 'KeyT') return;
      event.preventDefault();
      (list.current?.firstElementChild as HTMLElement | null)?.focus();
    };
    addEventListener('blur', leave);
    addEventListener('focus', come);
    document.addEventListener('keydown', find);
    return () => {
      removeEventListener('blur', leave);
      removeEventListener('focus', come);
      document.removeEventListener('keydown', find);
    };
  }, []);

  // A region of its own: messages outside every landmark are missed by those who go from landmark to landmark.
  const drawn = (
    <section aria-label={words.notifications}>
      <ul
        ref={list}
        className={styles.list}
        popover="manual"
        onPointerEnter={() => {
          pause('pointer', true);
        }}
        onPointerLeave={() => {
          pause('pointer', false);
        }}
        onFocus={() => {
          pause('focus', true);
        }}
        onBlur={() => {
          pause('focus', false);
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </ul>
    </section>
  );
  return modal ? createPortal(drawn, modal) : drawn;
}
