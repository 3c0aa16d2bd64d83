/** The toaster of a page without the host: the first widget loads it with the first toast (C-47). */
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  $activeToaster,
  $waitingToasts,
  toasterAppeared,
  toasterLeft,
  toastShown,
} from '../../../model/index.js';
import type { showToast } from './toast.js';

let count = 0;

interface Loaded {
  Toaster: ComponentType;
  showToast: typeof showToast;
}

const load = async (): Promise<Loaded> => {
  const [{ Toaster }, toasts] = await Promise.all([import('./toaster.js'), import('./toast.js')]);
  return { Toaster, showToast: toasts.showToast };
};

/** Shows the waiting toasts when it is this toaster's turn; draws nothing before the first. */
export function PageToaster() {
  const { active, waiting, ...send } = useUnit({
    active: $activeToaster,
    waiting: $waitingToasts,
    appear: toasterAppeared,
    leave: toasterLeft,
    take: toastShown,
  });
  const [name] = useState(() => `widget-${String((count += 1))}`);
  const [loaded, setLoaded] = useState<Loaded>();
  const next = active === name ? waiting[0] : undefined;

  useEffect(() => {
    send.appear(name);
    return () => {
      send.leave(name);
    };
  }, [name]);

  useEffect(() => {
    if (!next) return;
    if (loaded) {
      loaded.showToast(next);
      send.take();
    } else {
      // Without the toaster's file a toast is lost, and only the toast.
      load().then(setLoaded, console.error);
    }
  }, [next, loaded]);

  return loaded && active === name ? <loaded.Toaster /> : null;
}
