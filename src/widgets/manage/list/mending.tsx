/** What keeps a listing off the market, or may: what the rules found, and that the owner's phone is not verified. */
import type { OwnItem } from '../../../model/rules/own-listing.js';
import { ButtonLink } from '../../kit/button/button.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useCheckText, useCheckWords } from '../../kit/listing-checks/check-words.js';
import { useOwnLinks } from '../settings.js';

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
    </>
  );
}

/** Holds the components by name. */
export const lazyParts = { MendingNotes };
