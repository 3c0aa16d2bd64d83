/** Where a listing is: a small map around its public point, and the way to the homes around it on the site's map. */
import { useUnit } from 'effector-react';
import { $connection, isOwnSite } from '../../../model/index.js';
import { tabOfKind } from '../../../model/rules/kinds.js';
import { numberOf } from '../../../model/rules/numbers.js';
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { recordOf, wireText } from '../../../model/rules/wire-values.js';
import { useLabels } from '../../kit/labels/labels.js';
import { useLocale } from '../../kit/language/locale.js';
import { css } from '../../kit/style/sheet.js';
import { Section } from '../sections/section.js';
import { useStationWords } from '../stations/words.js';

const figure = css`
  display: grid;
  gap: var(--h-space-2);
  justify-items: start;
  margin: 0;
  & > img {
    width: 100%;
    max-width: var(--h-size-440);
    height: auto;
    border: 1px solid var(--h-border);
    border-radius: var(--h-radius-card);
  }
  & > figcaption {
    color: var(--h-muted);
    font-size: var(--h-text-13);
  }
`;

/** Degrees to each side of the point that the map of the site begins with. */
const around = 0.03;

/** The address of the site's map around a point. */
const mapAddress = ({ city, listingType }: ListingView, lat: number, lng: number): string => {
  const edges = [lng - around, lat - around, lng + around, lat + around].map((edge) => edge.toFixed(4));
  const query = new URLSearchParams({
    tab: tabOfKind(listingType),
    city,
    bbox: edges.join(','),
    view: 'map',
  });
  return `/search?${query.toString()}`;
};

/** Draws the section; nothing where it is not known. */
export function Location({ view }: { view: ListingView }) {
  const words = useStationWords();
  const label = useLabels();
  const locale = useLocale();
  const connection = useUnit($connection);
  const place = recordOf(view.wire.place);
  const [map, lat, lng] = [wireText(place.map), numberOf(place.lat), numberOf(place.lng)];
  if (map === '' || lat === null || lng === null) return null;
  const isNear = place.is === 'near';
  const isOurs = isOwnSite(connection);
  const path = mapAddress(view, lat, lng);
  return (
    <Section title={words.where}>
      <figure className={figure}>
        <img
          src={`${map}?${locale}`}
          alt={isNear ? words.mapNear : words.mapIn(label(view.locality))}
          width="320"
          height="240"
          loading="lazy"
        />
        <figcaption>{isNear ? words.shownNear : words.shownIn(label(view.locality))}</figcaption>
        <a
          href={isOurs ? path : new URL(path, map).href}
          {...(isOurs ? {} : { target: '_blank', rel: 'noopener' })}
        >
          {words.onMap}
        </a>
      </figure>
    </Section>
  );
}
