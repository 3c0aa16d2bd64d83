/** The actions of a listing, as labels with icons; Delete is apart from the others (S-372). */
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { changeStatusFx, deleteRequested } from '../../../model/manage/entry.js';
import { isHeld, type OwnItem } from '../../../model/rules/own-listing.js';
import { Button, ButtonLink } from '../../kit/button/button.js';
import { CheckIcon, EditIcon, PauseIcon, PlayIcon, TrashIcon } from '../../kit/icons/icons.js';
import { useOwnLinks, useOffer } from '../settings.js';
import { styles } from '../styles.js';
import { useManageWords } from '../words.js';
import { RefreshButton } from './refresh-button.js';

/** Moves the focus to the button that undoes the action, since the pressed one is removed. */
const keepPlace = ({ currentTarget }: { currentTarget: Element }): void => {
  currentTarget.closest('[data-acts]')?.querySelector<HTMLElement>('[data-undoes]')?.focus();
};

interface ActionsProps {
  item: OwnItem;
  named: (text: string) => { 'aria-label': string };
}

/** What is seldom done; below the width of a tablet it comes with More. */
function RareActions({ item, named }: ActionsProps) {
  const words = useManageWords();
  const links = useOwnLinks();
  const offer = useOffer();
  const send = useUnit({ status: changeStatusFx, remove: deleteRequested });
  const { kind, id, listing, view } = item;
  const reason = view.isMonthly ? 'rented' : 'sold';
  return (
    <span>
      {view.isActive ? (
        <>
          <Button
            size="small"
            variant="quiet"
            icon={<CheckIcon />}
            {...named(words[reason])}
            onClick={(event) => {
              keepPlace(event);
              void send.status({ item, status: 'Inactive', reason });
            }}
          >
            {words[reason]}
          </Button>
          <ButtonLink size="small" variant="quiet" {...named(words.sheet)} href={links.sheet(item)}>
            {words.sheet}
          </ButtonLink>
        </>
      ) : null}
      <ButtonLink
        size="small"
        variant="quiet"
        {...named(words.copy)}
        href={links.copy(item)}
        onClick={offer('housing-copy', { listing, kind, id })}
      >
        {words.copy}
      </ButtonLink>
      <Button
        size="small"
        variant="danger"
        data-apart=""
        icon={<TrashIcon />}
        {...named(words.remove)}
        onClick={() => {
          send.remove(item);
        }}
      >
        {words.remove}
      </Button>
    </span>
  );
}

/** Draws the actions of a listing. */
export function RowActions({ item }: { item: OwnItem }) {
  const words = useManageWords();
  const links = useOwnLinks();
  const offer = useOffer();
  const send = useUnit(changeStatusFx);
  const [isOpen, setOpen] = useState(false);
  const { kind, id, listing, view } = item;
  const named = (text: string) => ({ 'aria-label': words.about(text, view.propertyId) });
  return (
    <div className={styles.actions} data-acts="" data-open={isOpen ? '' : undefined}>
      <ButtonLink
        size="small"
        variant="quiet"
        icon={<EditIcon />}
        {...named(words.edit)}
        href={links.edit(item)}
        onClick={offer('housing-edit', { listing, kind, id })}
      >
        {words.edit}
      </ButtonLink>
      {isHeld(item) ? null : (
        <>
          <RefreshButton item={item} />
          <Button
            size="small"
            variant="quiet"
            data-undoes=""
            icon={<PlayIcon />}
            {...named(words.repost)}
            onClick={() => {
              void send({ item, status: 'Active' });
            }}
          >
            {words.repost}
          </Button>
        </>
      )}
      {view.isActive ? (
        <Button
          size="small"
          variant="quiet"
          icon={<PauseIcon />}
          {...named(words.pause)}
          onClick={(event) => {
            keepPlace(event);
            void send({ item, status: 'Inactive', reason: 'paused' });
          }}
        >
          {words.pause}
        </Button>
      ) : null}
      <Button
        size="small"
        variant="quiet"
        data-more=""
        aria-expanded={isOpen}
        {...named(words.moreActs)}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {words.moreActs}
      </Button>
      <RareActions item={item} named={named} />
    </div>
  );
}
