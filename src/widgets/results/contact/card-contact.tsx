/** The buttons of a card that reach its owner, each with its cost written on it before the click (S-112, S-180, C-01). */
import type { ContactAction } from '../../../model/index.js';
import { plainButtonClass } from '../../kit/button/button.js';
import { Spinner } from '../../kit/status/spinner.js';
import type { ResultsWords } from '../../../../words/en/results.js';
import { styles } from '../styles.js';

/** How the ways to an owner stand. */
export interface CardContact {
  /** Whether the listing is the person's own: then there is Edit instead (G-23). */
  readonly isOwn?: boolean;
  readonly busy?: readonly Press['action'][];
  readonly paid?: readonly ContactAction[];
}

/** The state of a card that nobody has touched: one object, so that an untouched card is never drawn again. */
export const untouched: CardContact = {};

/** A press of a button on a card. */
export interface Press {
  readonly at: number;
  readonly action: ContactAction | 'hide';
}

const captions = { number: 'viewNumber', message: 'contact' } as const;
const actions = ['number', 'message'] as const;

/** What CardButtons takes. */
export interface CardButtonsProps {
  id: string;
  words: ResultsWords;
  /** Coins that a contact costs. */
  price: number;
  contact: CardContact;
  /** The page where the person's own listings are managed. */
  editHref: string;
}

/** Draws the buttons; the list hears their presses, as `value` names them. */
export function CardButtons({ id, words, price, contact, editHref }: CardButtonsProps) {
  const { isOwn, busy, paid } = contact;
  return (
    <div className={styles.actions} data-contact={id}>
      {isOwn ? (
        <a className={plainButtonClass} href={editHref}>
          {words.edit}
        </a>
      ) : (
        actions.map((action) => {
          const caption = words[captions[action]];
          const isPaid = paid?.includes(action);
          const isBusy = busy?.includes(action) || undefined;
          return (
            <button
              key={action}
              type="button"
              className={plainButtonClass}
              value={action}
              aria-label={`${caption} ${isPaid ? words.paid : words.cost(price)}`}
              aria-busy={isBusy}
              aria-disabled={isBusy}
            >
              {isBusy ? <Spinner /> : null}
              <span>{caption}</span>{' '}
              <span data-cost={isPaid ? '' : 'coins'}>{isPaid ? words.paid : price}</span>
            </button>
          );
        })
      )}
    </div>
  );
}
