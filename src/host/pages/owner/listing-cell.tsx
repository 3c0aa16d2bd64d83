/** The cell of the listing that somebody reached for: its picture, its name and its Property ID. */
import type { OwnId } from '../../../model/manage/responses.js';
import { detailRouteOf } from '../../../model/rules/kinds.js';
import { middleSize, Picture } from '../../../widgets/kit/listing/picture.js';
import { css } from '../../../widgets/kit/style/sheet.js';
import { KindMark } from '../../layout/kind-mark.js';
import { useOwnerWords } from './words.js';

const place = css`
  display: flex;
  gap: var(--h-space-3);
  align-items: center;
  min-width: 0;
  & > :first-child:not(:only-child) {
    flex: none;
    width: var(--h-size-72);
    border-radius: var(--h-radius);
  }
  & small {
    display: flex;
    flex-wrap: wrap;
    gap: var(--h-space-1) var(--h-space-2);
    align-items: center;
    white-space: nowrap;
  }
`;

/** What a ListingCell takes; a listing that the person no longer has is named by its id alone. */
interface ListingCellProps {
  propertyId: string;
  listing: OwnId | undefined;
}

/** Draws the cell, its name as it was given, in whatever language; a listing on the market leads to its page. */
export function ListingCell({ propertyId, listing }: ListingCellProps) {
  const text = useOwnerWords();
  if (!listing?.title) return <td data-label={text.propertyId}>{propertyId}</td>;
  const { kind, id, title, image, isDeleted } = listing;
  return (
    <td data-label={text.propertyId}>
      <span className={place}>
        {image ? <Picture src={middleSize(image)} alt="" sizes="72px" /> : null}
        <span>
          {isDeleted ? (
            <span lang="">{text.deletedListing(title)}</span>
          ) : (
            <a lang="" href={`${detailRouteOf(kind)}?id=${encodeURIComponent(id)}`}>
              {title}
            </a>
          )}
          <small>
            <KindMark kind={kind} />
            <span>{propertyId}</span>
          </small>
        </span>
      </span>
    </td>
  );
}
