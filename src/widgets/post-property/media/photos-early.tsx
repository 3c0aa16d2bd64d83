/** Photos in step one, for whoever has them at hand: picked, dropped or pasted; step two shows and orders them. */
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { filesChosen } from '../../../model/posting/media.js';
import { ImageIcon } from '../../kit/icons/icons.js';
import { useForm } from '../form/form-context.js';
import { styles as formStyles } from '../styles.js';
import { FileButton, photoTypes } from './file-button.js';
import { MediaFaults } from './media-faults.js';
import { mediaStyles as styles } from './media-styles.js';
import { PhotoPicture } from './photo-tile.js';
import { useArrivingFiles } from './use-arriving-files.js';
import { useMediaWords } from './words.js';

/** Draws the section; a video that is dropped here is taken too. */
export function PhotosEarly({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = useMediaWords();
  const { place, posting } = useForm();
  const send = useUnit(filesChosen);
  const add = (files: readonly File[]) => {
    if (files.length > 0) send({ place, files });
  };
  const isOver = useArrivingFiles(form, add);
  const { photos } = posting.media;
  return (
    <section className={formStyles.section} aria-label={words.photos}>
      <h3>
        {words.photos} <span>{words.optional}</span>
      </h3>
      {photos.length > 0 ? (
        <ul className={styles.strip}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <PhotoPicture photo={photo} label={words.photo(at + 1, photos.length)} />
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.drop} data-over={isOver ? '' : undefined}>
        <FileButton accept={photoTypes} multiple icon={<ImageIcon />} onFiles={add}>
          {words.addPhotos}
        </FileButton>
        <span className={formStyles.note} role="status">
          {words.atAnyTime(photos.length)}
        </span>
      </div>
      {posting.mediaFaults.length > 0 ? <MediaFaults /> : null}
    </section>
  );
}
