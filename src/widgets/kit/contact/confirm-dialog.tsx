/** The dialog before the first contact, and before one that signing in interrupted: what happens, and who sees what. */
import { useUnit } from 'effector-react';
import { $coins, $contactPrices, $paidContacts, contactKey } from '../../../model/account/entry.js';
import { $hasConsent } from '../../../model/contact/facts.js';
import type { ContactDialog } from '../../../model/contact/reach-owner.js';
import { Button } from '../button/button.js';
import { Dialog } from '../overlay/dialog.js';
import { CoinIcon, EyeIcon } from '../icons/icons.js';
import { questionClass } from './contact-question.js';
import { useContactWords } from './contact-words.js';

interface ConfirmDialogProps {
  dialog: Extract<ContactDialog, { step: 'confirm' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Draws the dialog; nothing is sent before its button is pressed (G-02, D-15). */
export function ConfirmDialog({ dialog, onConfirm, onClose }: ConfirmDialogProps) {
  const words = useContactWords();
  const { coins, prices, paid, hasConsent } = useUnit({
    coins: $coins,
    prices: $contactPrices,
    paid: $paidContacts,
    hasConsent: $hasConsent,
  });
  const { action, surface, target } = dialog.request;
  const name = words.actions[surface][action];
  const cost = prices[surface];
  const isPaid = paid.has(contactKey(action, target));
  const footer = (
    <>
      <Button onClick={onClose}>{words.notNow}</Button>
      <Button variant="primary" data-autofocus="" onClick={onConfirm}>
        {isPaid ? name : words.withPrice(name, cost)}
      </Button>
    </>
  );
  return (
    <Dialog isOpen onClose={onClose} title={dialog.isResumed ? words.goOn : name} footer={footer}>
      <div className={questionClass}>
        <b>{target.title}</b>
        <p>
          <CoinIcon />
          {isPaid ? words.paidFor : words.price(cost, coins)}
        </p>
        {hasConsent ? null : (
          <p>
            <EyeIcon />
            {words.consent}
          </p>
        )}
      </div>
    </Dialog>
  );
}
