/** Amenities with icons: four in a row, two on phones, three under a plot's society; a dash if none (S-155). */
import { dash } from '../../../model/rules/numbers.js';
import { useLabels } from '../../kit/labels/labels.js';
import { laterStyles as styles } from '../sections/section-styles.js';
import { amenityIconOf } from './amenity-icons.js';

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
    <ul className={styles.amenities} data-in={place}>
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
