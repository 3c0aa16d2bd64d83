/** The way to owners in one widget: takes up its wishes, opens its dialogs, sends the person to sign in. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $contactWishes, $isLoggedIn, wishTaken } from '../../../model/account/entry.js';
import {
  $contactStage,
  $loginWanted,
  contactAsked,
  contactConfirmed,
  contactDialogClosed,
  contactReady,
  loginTaken,
} from '../../../model/contact/contact.js';
import { useSignIn } from '../partner/use-sign-in.js';
import { useEmit } from '../element/widget-context.js';
import { ConfirmDialog } from './confirm-dialog.js';
import type { ContactPlaceProps } from './contact-place.js';
import { OwnerDialog } from './owner-dialog.js';
import { showButtonsOf } from './show-buttons.js';

/** Draws the open dialog of the place, if there is one. */
export function ContactFlow({ place, surface }: ContactPlaceProps) {
  const emit = useEmit();
  const signIn = useSignIn();
  const { wishes, stage, login, isLoggedIn, ...send } = useUnit({
    wishes: $contactWishes,
    stage: $contactStage,
    login: $loginWanted,
    isLoggedIn: $isLoggedIn,
    take: wishTaken,
    ask: contactAsked,
    ready: contactReady,
    confirm: contactConfirmed,
    close: contactDialogClosed,
    leave: loginTaken,
  });
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isLoggedIn) send.ready({ place, surface });
  }, [isLoggedIn, place, surface]);
  useEffect(() => {
    const wish = wishes.find((one) => one.place === place);
    if (!wish) return;
    send.take(wish);
    send.ask(wish);
  }, [wishes, place]);
  useEffect(() => {
    if (login?.place !== place) return;
    const { action, target } = login;
    send.leave();
    const isOurs = emit('housing-sign-in', {
      action: action === 'number' ? 'view-number' : 'contact',
      kind: target.listingType,
      id: target.id,
    });
    if (isOurs) signIn?.({ spends: true });
  }, [login, place]);
  const shown = stage?.ask.place === place ? stage : null;
  const offered = shown?.step === 'confirm' && shown.isOffer ? shown.ask.target.id : null;
  useEffect(() => (offered && mark.current ? showButtonsOf(mark.current, offered) : undefined), [offered]);
  return (
    <>
      <span ref={mark} hidden />
      {shown?.step === 'confirm' ? (
        <ConfirmDialog
          stage={shown}
          onConfirm={() => {
            send.confirm(shown.ask);
          }}
          onClose={send.close}
        />
      ) : null}
      {shown?.step === 'owner' ? <OwnerDialog stage={shown} onClose={send.close} /> : null}
    </>
  );
}
