/** The dialog when the coins are not enough: what the contact takes, and the packs, which are paid on our own site. */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { $coins, $contactPrices } from '../../../model/account/entry.js';
import { type ContactDialog, leaveToBuyFx } from '../../../model/contact/reach-owner.js';
import { Button, ButtonLink } from '../button/button.js';
import { CoinIcon } from '../icons/icons.js';
import { useLinks } from '../navigation/use-links.js';
import { Dialog } from '../overlay/dialog.js';
import { questionClass } from './contact-question.js';
import { useContactWords } from './contact-words.js';

interface BuyDialogProps {
  dialog: Extract<ContactDialog, { step: 'buy' }>;
  /** The person has bought and wants to go on. */
  onAgain: () => void;
  onClose: () => void;
}

/** Draws the dialog. On our site a pack leads away and back; on a partner's page it opens our window, and the page stays. */
export function BuyDialog({ dialog: { request, packs }, onAgain, onClose }: BuyDialogProps) {
  const words = useContactWords();
  const { coins, prices, leave } = useUnit({ coins: $coins, prices: $contactPrices, leave: leaveToBuyFx });
  const { onSite } = useLinks({});
  const [hasLeft, setHasLeft] = useState(false);
  const isOurs = new URL(onSite('/'), location.href).origin === location.origin;
  const query = (pack: number): string => {
    const back = isOurs ? `&back=${encodeURIComponent(location.pathname + location.search)}` : '';
    return `/profile?tab=coins&pack=${pack}${back}`;
  };
  const again = hasLeft && !isOurs ? <Button onClick={onAgain}>{words.bought}</Button> : null;
  return (
    <Dialog isOpen onClose={onClose} title={words.buyTitle} footer={again}>
      <div className={questionClass}>
        <b>{request.target.title}</b>
        <p>
          <CoinIcon />
          {words.price(prices[request.surface], coins)}
        </p>
        {packs.map(({ coins: count, rupees }, at) => (
          <ButtonLink
            key={count}
            variant={at === 0 ? 'primary' : 'secondary'}
            wide
            href={onSite(query(count))}
            onClick={() => {
              setHasLeft(true);
              if (isOurs) void leave(request);
            }}
            {...(isOurs ? {} : { target: '_blank', rel: 'noopener' })}
          >
            {words.pack(count, `₹${rupees.toLocaleString('en-IN')}`)}
          </ButtonLink>
        ))}
      </div>
    </Dialog>
  );
}
