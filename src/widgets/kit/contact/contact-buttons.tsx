/**
 * The buttons that reach an owner, and the outlet of their dialogs. The dialogs' code is loaded when somebody is signed in
 * or presses a button; on a partner's page earlier, because browsers open the sign-in window only within seconds of the
 * press.
 */
import { useUnit } from 'effector-react';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import {
  $busyContacts,
  $isLoggedIn,
  $paidContacts,
  $pendingContacts,
  $user,
  busyKey,
  contactEnded,
  contactKey,
  type ContactPlace,
  contactRequested,
  type ContactTarget,
  sessionRequested,
} from '../../../model/account/entry.js';
import { $connection, toastRequested } from '../../../model/index.js';
import type { ContactAction } from '../../../model/rules/contact-price.js';
import { coinMessages } from '../../../model/rules/messages/coins.js';
import { Button, ButtonLink, type ButtonProps } from '../button/button.js';

interface ContactButtonsProps extends ContactPlace {
  target: ContactTarget;
  buttons: readonly {
    readonly action: ContactAction;
    readonly label: ReactNode;
    readonly icon: ReactNode;
    readonly variant?: NonNullable<ButtonProps['variant']>;
  }[];
  /** Draws what stands beside a label: the price, or that it is paid (C-01). */
  price: (isPaid: boolean) => ReactNode;
  /** What stands there instead on the person's own listing (G-23). */
  edit: { readonly label: string; readonly variant?: NonNullable<ButtonProps['variant']> };
  className: string;
}

/** Draws the buttons of a listing. */
export function ContactButtons(props: ContactButtonsProps) {
  const { target, place, surface, buttons, price, edit, className } = props;
  const { busy, paid, user, connection, request } = useUnit({
    busy: $busyContacts,
    paid: $paidContacts,
    user: $user,
    connection: $connection,
    request: contactRequested,
  });
  if (user !== '' && user === target.ownerId)
    return (
      <ButtonLink
        href={`${connection?.apiBase ?? ''}/manage`}
        className={className}
        variant={edit.variant ?? 'secondary'}
      >
        {edit.label}
      </ButtonLink>
    );
  return buttons.map(({ action, label, icon, variant = 'secondary' }) => (
    <Button
      key={action}
      className={className}
      variant={variant}
      icon={icon}
      busy={busy.has(busyKey(action, target))}
      data-contact={target.id}
      onClick={() => {
        request({ action, surface, place, target });
      }}
    >
      {label} {price(paid.has(contactKey(action, target)))}
    </Button>
  ));
}

const load = () => import('./contact-dialogs.js').then(({ ContactDialogs }) => ContactDialogs);

/** Draws the open dialog of a place; each widget with contact buttons has one. */
export function ContactOutlet(props: ContactPlace) {
  const { connection, isLoggedIn, pending, ...send } = useUnit({
    connection: $connection,
    isLoggedIn: $isLoggedIn,
    pending: $pendingContacts,
    askSession: sessionRequested,
    end: contactEnded,
    say: toastRequested,
  });
  const [Dialogs, setDialogs] = useState<ComponentType<ContactPlace>>();
  const mine = pending.find(({ place }) => place === props.place);
  const isNeeded = isLoggedIn || mine !== undefined || connection?.key !== undefined;
  useEffect(() => {
    send.askSession();
  }, []);
  useEffect(() => {
    if (!isNeeded || Dialogs) return;
    load().then(
      (component) => {
        setDialogs(() => component);
      },
      () => {
        if (!mine) return;
        send.end(mine);
        const text = mine.action === 'number' ? coinMessages.ownerFailed : coinMessages.smsFailed;
        send.say({ tone: 'error', text, id: 'contact-failed' });
      },
    );
  }, [isNeeded, mine, Dialogs]);
  return Dialogs ? <Dialogs {...props} /> : null;
}
