/**
 * Where a widget's way to owners opens. Its code comes once somebody is signed in or presses a button; on a partner's
 * page before that, because a browser opens the sign-in window only within seconds of the press.
 */
import { useUnit } from 'effector-react';
import { type ComponentType, useEffect, useState } from 'react';
import {
  $contactWishes,
  $isLoggedIn,
  busyKey,
  type ContactAsk,
  contactEnded,
  sessionWanted,
  wishTaken,
} from '../../../model/account/entry.js';
import { $connection, toastRequested } from '../../../model/index.js';
import { coinMessages } from '../../../model/rules/messages/coins.js';

/** Names the place and the surface whose prices hold there. */
export type ContactPlaceProps = Pick<ContactAsk, 'place' | 'surface'>;

const load = () => import('./contact-flow.js').then(({ ContactFlow }) => ContactFlow);

/** Draws the dialogs of a place; one stands in each widget with contact buttons. */
export function ContactPlace(props: ContactPlaceProps) {
  const { connection, isLoggedIn, wishes, ...send } = useUnit({
    connection: $connection,
    isLoggedIn: $isLoggedIn,
    wishes: $contactWishes,
    want: sessionWanted,
    take: wishTaken,
    end: contactEnded,
    say: toastRequested,
  });
  const [Flow, setFlow] = useState<ComponentType<ContactPlaceProps>>();
  const mine = wishes.find(({ place }) => place === props.place);
  const isWanted = isLoggedIn || mine !== undefined || connection?.key !== undefined;
  useEffect(() => {
    send.want();
  }, []);
  useEffect(() => {
    if (!isWanted || Flow) return;
    load().then(
      (component) => {
        setFlow(() => component);
      },
      () => {
        if (!mine) return;
        send.take(mine);
        send.end(busyKey(mine.action, mine.target));
        const text = mine.action === 'number' ? coinMessages.ownerFailed : coinMessages.smsFailed;
        send.say({ tone: 'error', text, id: 'contact-failed' });
      },
    );
  }, [isWanted, mine, Flow]);
  return Flow ? <Flow {...props} /> : null;
}
