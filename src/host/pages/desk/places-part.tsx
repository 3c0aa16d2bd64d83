/** Names of places that listings brought: shown to nobody else until somebody confirms them. */
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { decisionForm } from '../../../model/desk/desk.js';
import { deskPlaces } from '../../../model/desk/records.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { CheckIcon } from '../../../widgets/kit/icons/icons.js';
import { EmptyState } from '../../../widgets/kit/status/empty-state.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { Skeleton } from '../../../widgets/kit/status/skeleton.js';
import { styles } from './styles.js';
import { useDeskWords } from './words.js';

/** Draws the part. */
export function PlacesPart() {
  const words = useDeskWords();
  const { places, failure, isPending, refusal, ask, send } = useUnit({
    places: deskPlaces.$value,
    failure: deskPlaces.$failure,
    isPending: decisionForm.sendFx.pending,
    refusal: decisionForm.$failure,
    ask: deskPlaces.requested,
    send: decisionForm.submitted,
  });
  useEffect(() => {
    ask();
  }, [ask]);
  if (failure)
    return (
      <InlineNotice tone="danger" onRetry={ask}>
        {words.failed}
      </InlineNotice>
    );
  if (!places) return <Skeleton height="240px" />;
  if (places.length === 0)
    return (
      <EmptyState title={words.noPlaces} icon={<CheckIcon />}>
        {words.noPlacesText}
      </EmptyState>
    );
  return (
    <>
      <p>{words.placesText}</p>
      {refusal ? <InlineNotice tone="danger">{refusal}</InlineNotice> : null}
      <ul aria-label={words.parts.places} className={styles.list}>
        {places.map(({ name, city, listings, owners }) => (
          <li key={`${city} ${name}`} className={styles.row}>
            <div>
              <b lang="">{name}</b>, <span lang="">{city}</span>
              <br />
              {words.placeUse(listings, owners)}
            </div>
            <Button
              size="small"
              busy={isPending}
              aria-label={words.confirmPlace(name)}
              onClick={() => {
                send({ about: 'place', body: { name, city } });
              }}
            >
              {words.confirm}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
