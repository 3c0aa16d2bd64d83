/** What few listings need: what keeps them off the market, the way to photos, and that they were refreshed today. */
import { isSameDay } from '../../../model/rules/cooldown.js';
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { ButtonLink } from '../../kit/button/button.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { InfoIcon } from '../../kit/icons/icons.js';
import { useCheckText, useCheckWords } from '../../kit/listing-checks/check-words.js';
import { useOffer, useOwnLinks } from '../settings.js';
import { useManageWords } from '../words.js';

/** Says that a listing moved to the top today: pressed again, Refresh counts but moves nothing (D-17). */
function RefreshedToday({ item: { view } }: { item: OwnItem }) {
  const words = useCheckWords();
  const { isActive, refreshedAt } = view;
  if (!isActive || refreshedAt === null || !isSameDay(refreshedAt, Date.now())) return null;
  return (
    <li>
      <InfoIcon />
      <span role="status">{words.refreshedToday}</span>
    </li>
  );
}

/** What a listing without photos loses, and the way to add some. */
function NoPhotos({ item }: { item: OwnItem }) {
  const words = useCheckWords();
  const { about } = useManageWords();
  const links = useOwnLinks();
  const offer = useOffer();
  const { kind, id, listing, view } = item;
  if (view.images.length > 0) return null;
  return (
    <li>
      <InfoIcon />
      <span>
        {words.noPhotos}{' '}
        <ButtonLink
          size="small"
          aria-label={about(words.addPhotos, view.propertyId)}
          href={links.edit(item).replace('?', '-property?')}
          onClick={offer('housing-edit', { listing, kind, id })}
        >
          {words.addPhotos}
        </ButtonLink>
      </span>
    </li>
  );
}

/** Draws one note for each finding. */
function MendingNotes({ item }: { item: OwnItem }) {
  const textOf = useCheckText();
  const words = useCheckWords();
  const links = useOwnLinks();
  return (
    <>
      {item.inactiveReason === 'verify-phone' ? (
        <li data-tone="warning">
          <WarningIcon />
          <span>
            {words.verifyPhoneText}{' '}
            <ButtonLink size="small" href={links.verifyPhone}>
              {words.verifyPhone}
            </ButtonLink>
          </span>
        </li>
      ) : null}
      {item.checks.map((check) => (
        <li key={`${check.code} ${check.field ?? ''}`} data-tone="warning">
          <WarningIcon />
          {textOf(check)}
        </li>
      ))}
      <RefreshedToday item={item} />
      <NoPhotos item={item} />
    </>
  );
}

/** Holds the components by name. */
export const lazyParts = { MendingNotes };
