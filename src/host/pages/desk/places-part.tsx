/** Names of places that listings brought: shown to nobody else until somebody confirms them. */
import { useUnit } from 'effector-react';
import { decisionForm } from '../../../model/desk/desk.js';
import { deskPlaces } from '../../../model/desk/records.js';
import { Button } from '../../../widgets/kit/button/button.js';
import { InlineNotice } from '../../../widgets/kit/status/inline-notice.js';
import { FetchedPart } from './fetched-part.js';
import { styles } from './styles.js';
import { useDeskRefusals, useDeskWords } from './words.js';

/** Draws the part. */
export function PlacesPart() {
  const words = useDeskWords();
  const say = useDeskRefusals();
  const { isPending, refusal, send } = useUnit({
    isPending: decisionForm.sendFx.pending,
    refusal: decisionForm.$failure,
    send: decisionForm.submitted,
  });
  return (
    <FetchedPart of={deskPlaces} none={{ title: words.noPlaces, text: words.noPlacesText }}>
      {(places) => (
        <>
          <p>{words.placesText}</p>
          {refusal ? <InlineNotice tone="danger">{say(refusal)}</InlineNotice> : null}
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
      )}
    </FetchedPart>
  );
}
