/** The site's toaster: the page's first, so it shows the toasts of every widget; loaded with the first toast (S-010). */
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  $activeToaster,
  $waitingToasts,
  toasterAppeared,
  toasterLeft,
  toastShown,
} from '../../model/index.js';

const name = 'site';

interface ToastKit {
  Toaster: ComponentType;
  showToast: (request: {
    tone: 'success' | 'error' | 'info' | 'loading';
    text: string;
    id?: string;
  }) => string;
}

const loadKit = async (): Promise<ToastKit> => {
  const [{ Toaster }, { showToast }] = await Promise.all([
    import('../../widgets/kit/toast/toaster.js'),
    import('../../widgets/kit/toast/toast.js'),
  ]);
  return { Toaster, showToast };
};

/** Draws the toaster once there is a toast. */
export function SiteToaster() {
  const { active, waiting, appeared, left, shown } = useUnit({
    active: $activeToaster,
    waiting: $waitingToasts,
    appeared: toasterAppeared,
    left: toasterLeft,
    shown: toastShown,
  });
  const [kit, setKit] = useState<ToastKit | null>(null);
  const [next] = waiting;
  useEffect(() => {
    appeared(name);
    return () => {
      left(name);
    };
  }, [appeared, left]);
  const isMine = active === name && next !== undefined;
  useEffect(() => {
    if (!isMine) return;
    if (!kit) {
      void loadKit().then(setKit);
      return;
    }
    kit.showToast(next);
    shown();
  }, [isMine, kit, next, shown]);
  return kit && <kit.Toaster />;
}
