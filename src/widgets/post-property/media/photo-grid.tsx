/** The photos in their order, the first being the cover (S-240). */
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { mediaRemoved, photoDescribed } from '../../../model/posting/media.js';
import { roomsOf } from '../../../model/rules/options/picture-rooms.js';
import { VisuallyHidden } from '../../kit/layout/visually-hidden.js';
import { useForm } from '../form/form-context.js';
import { mediaStyles as styles } from './media-styles.js';
import { PhotoTile } from './photo-tile.js';
import { usePhotoOrder } from './use-photo-order.js';
import { useMediaWords } from './words.js';

/** Draws the grid and announces moves and removals to screen readers. */
export function PhotoGrid() {
  const words = useMediaWords();
  const { place, posting } = useForm();
  const { remove, describe } = useUnit({ remove: mediaRemoved, describe: photoDescribed });
  const list = useRef<HTMLUListElement>(null);
  const [isRemoved, setRemoved] = useState(false);
  const order = usePhotoOrder(list);
  const { photos } = posting.media;
  const said = isRemoved
    ? words.removed(photos.length)
    : order.moved === null
      ? ''
      : words.moved(order.moved, photos.length);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {photos.length === 0 ? null : (
        <ul className={styles.grid} ref={list}>
          {photos.map((photo, at) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={at}
              count={photos.length}
              isDragged={order.dragged === photo.id}
              rooms={roomsOf(posting.name.listingType)}
              onDescribe={(note) => {
                describe({ place, id: photo.id, note });
              }}
              onMove={(to) => {
                setRemoved(false);
                order.move(photo, to);
              }}
              onRemove={() => {
                setRemoved(true);
                remove({ place, id: photo.id });
              }}
              onGrab={(event) => {
                order.grab(photo, event);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}
