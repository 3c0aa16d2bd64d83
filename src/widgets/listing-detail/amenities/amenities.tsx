/** Amenities with icons: four in a row, two on phones, three under a plot's society; a dash if none (S-155). */
import { dash } from '../../../model/rules/numbers.js';
import { useLabels } from '../../kit/labels/labels.js';
import { css } from '../../kit/style/sheet.js';
import { atLeast } from '../../kit/style/tokens.js';
import { amenityIconOf } from './amenity-icons.js';

const amenitiesClass = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: var(--h-space-3);
  ${atLeast.medium} {
    grid-template-columns: repeat(4, 1fr);
    &[data-in="society"] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
  & > li {
    display: flex;
    gap: var(--h-space-2);
    align-items: center;
    min-width: 0;
    padding: var(--h-space-3);
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius);
    background: var(--h-surface);
    font-size: var(--h-text-14);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
  & svg {
    color: var(--h-brand);
    font-size: var(--h-text-18);
  }
`;

/** What Amenities takes: wire values, and where they stand. */
interface AmenitiesProps {
  amenities: readonly string[];
  place?: 'society';
}

/** Draws the amenities. */
export function Amenities({ amenities, place }: AmenitiesProps) {
  const label = useLabels();
  if (amenities.length === 0) return <p>{dash}</p>;
  return (
    <ul className={amenitiesClass} data-in={place}>
      {amenities.map((amenity) => {
        const Icon = amenityIconOf(amenity);
        return (
          <li key={amenity}>
            <Icon />
            {label(amenity)}
          </li>
        );
      })}
    </ul>
  );
}
