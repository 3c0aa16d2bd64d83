/** Starts the requests to reach owners and draws their dialogs. Loaded when needed. */
import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { $isLoggedIn, $pendingContacts, type ContactPlace } from '../../../model/account/entry.js';
import { contactReady } from '../../../model/contact/facts.js';
import {
  $contactDialog,
  confirmContactFx,
  type ContactDialog,
  contactDialogClosed,
  reachOwnerFx,
} from '../../../model/contact/reach-owner.js';
import { ButtonLink } from '../button/button.js';
import { useEmit } from '../element/widget-context.js';
import { useLinks } from '../navigation/use-links.js';
import { Dialog } from '../overlay/dialog.js';
import { DetailsDialog } from '../partner/details-dialog.js';
import { DetailsFrame } from '../partner/details-frame.js';
import { useSignIn } from '../partner/use-sign-in.js';
import { BuyDialog } from './buy-dialog.js';
import { ConfirmDialog } from './confirm-dialog.js';
import { OwnerDetails } from './owner-details.js';
import { showButtonsOf } from './show-buttons.js';
import { useCopy } from './use-copy.js';
import { useContactWords } from './contact-words.js';

interface OwnerDialogProps {
  dialog: Extract<ContactDialog, { step: 'owner' }>;
  onClose: () => void;
}

/** Draws Owner Information (S-113, S-158); on a partner's page the details are in a frame of ours. */
function OwnerDialog({ dialog: { owner, request }, onClose }: OwnerDialogProps) {
  const words = useContactWords();
  const copy = useCopy();
  const about = { id: request.target.propertyId, title: request.target.title };
  return (
    <Dialog isOpen onClose={onClose} title={words.ownerTitle}>
      {owner.ticket ? (
        <DetailsFrame ticket={owner.ticket} about={about} title={words.ownerTitle} onClose={onClose} />
      ) : (
        <OwnerDetails owner={owner} about={about} copy={copy} />
      )}
      <ReportLink listing={request.target.propertyId} />
    </Dialog>
  );
}

/** Leads to the form that says that the number is wrong. */
function ReportLink({ listing }: { listing: string }) {
  const words = useContactWords();
  const { onSite } = useLinks({});
  return (
    <p>
      <a
        href={onSite(`/about-us/contact?reason=wrong-number&listing=${listing}#complaint`)}
        target="_blank"
        rel="noopener"
      >
        {words.reportNumber}
      </a>
    </p>
  );
}

interface AllowDialogProps {
  dialog: Extract<ContactDialog, { step: 'allow' }>;
  onAllowed: () => void;
  onClose: () => void;
}

/** Asks about the coins on a partner's page, in a frame or window of ours: its scripts can press any button of a widget. */
function AllowDialog({ dialog: { request }, onAllowed, onClose }: AllowDialogProps) {
  const words = useContactWords();
  const { action, surface, target } = request;
  const about = { subject: 'contact', id: target.id, action, surface } as const;
  const title = words.actions[surface][action];
  return <DetailsDialog about={about} title={title} onClose={onClose} onAllowed={onAllowed} />;
}

/** Says that the phone is verified first, and leads there. */
function VerifyPhoneDialog({ onClose }: { onClose: () => void }) {
  const words = useContactWords();
  const { onSite } = useLinks({});
  const address = onSite('/profile');
  const isOurs = new URL(address, location.href).origin === location.origin;
  return (
    <Dialog isOpen onClose={onClose} title={words.verifyTitle}>
      <p>{words.verifyText}</p>
      <ButtonLink
        variant="primary"
        wide
        href={address}
        {...(isOurs ? {} : { target: '_blank', rel: 'noopener' })}
      >
        {words.verify}
      </ButtonLink>
    </Dialog>
  );
}

/** Sends the person to sign in; the page may prevent the event and do it itself. */
function useSignInStep(dialog: ContactDialog | null, close: () => void): void {
  const emit = useEmit();
  const signIn = useSignIn('reaching');
  useEffect(() => {
    if (dialog?.step !== 'sign-in') return;
    const { action, target } = dialog.request;
    close();
    const isOurs = emit('housing-sign-in', {
      action: action === 'number' ? 'view-number' : 'contact',
      kind: target.listingType,
      id: target.id,
    });
    if (isOurs) signIn?.();
  }, [dialog]);
}

/** Draws the open dialog of a place, if there is one. */
export function ContactDialogs({ place, surface }: ContactPlace) {
  const { pending, open, isLoggedIn, ...send } = useUnit({
    pending: $pendingContacts,
    open: $contactDialog,
    isLoggedIn: $isLoggedIn,
    reach: reachOwnerFx,
    ready: contactReady,
    confirm: confirmContactFx,
    close: contactDialogClosed,
  });
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (isLoggedIn) send.ready({ place, surface });
  }, [isLoggedIn, place, surface]);
  useEffect(() => {
    const request = pending.find((one) => one.place === place);
    if (request) void send.reach(request);
  }, [pending, place]);
  const dialog = open?.request.place === place ? open : null;
  useSignInStep(dialog, send.close);
  const resumed = dialog?.step === 'confirm' && dialog.isResumed ? dialog.request.target.id : null;
  useEffect(() => (resumed && mark.current ? showButtonsOf(mark.current, resumed) : undefined), [resumed]);
  return (
    <>
      <span ref={mark} hidden />
      {dialog?.step === 'confirm' ? (
        <ConfirmDialog
          dialog={dialog}
          onConfirm={() => void send.confirm(dialog.request)}
          onClose={send.close}
        />
      ) : null}
      {dialog?.step === 'allow' ? (
        <AllowDialog
          dialog={dialog}
          onAllowed={() => void send.confirm({ ...dialog.request, isAllowed: true })}
          onClose={send.close}
        />
      ) : null}
      {dialog?.step === 'verify-phone' ? <VerifyPhoneDialog onClose={send.close} /> : null}
      {dialog?.step === 'buy' ? (
        <BuyDialog
          dialog={dialog}
          onAgain={() => {
            send.close();
            void send.reach(dialog.request);
          }}
          onClose={send.close}
        />
      ) : null}
      {dialog?.step === 'owner' ? <OwnerDialog dialog={dialog} onClose={send.close} /> : null}
    </>
  );
}
