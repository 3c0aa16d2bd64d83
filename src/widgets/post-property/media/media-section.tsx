/** Photos and video of step two: picked, dropped, pasted or taken (S-240, S-241). */
import { useUnit } from 'effector-react';
import type { RefObject } from 'react';
import { filesChosen } from '../../../model/posting/media.js';
import { CameraIcon, ImageIcon, VideoIcon } from '../../kit/icons/icons.js';
import { useForm } from '../form/form-context.js';
import { styles as formStyles } from '../styles.js';
import { FileButton, photoTypes } from './file-button.js';
import { MediaFaults } from './media-faults.js';
import { mediaStyles as styles } from './media-styles.js';
import { PhotoGrid } from './photo-grid.js';
import { useArrivingFiles } from './use-arriving-files.js';
import { VideoTile } from './video-tile.js';
import { useMediaWords } from './words.js';

const videoTypes = 'video/mp4,video/webm,video/quicktime,.mov';

/** Draws both; files may be dropped anywhere in the form. */
export function MediaSection({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = useMediaWords();
  const { place, posting } = useForm();
  const send = useUnit(filesChosen);
  const add = (files: readonly File[]) => {
    if (files.length > 0) send({ place, files });
  };
  const addVideo = (files: readonly File[]) => {
    if (files.length > 0) send({ place, files, as: 'video' });
  };
  const isOver = useArrivingFiles(form, add);
  const { video } = posting.media;
  return (
    <>
      <section className={formStyles.section} aria-label={words.photos}>
        <h3>
          {words.photos} <span>{words.optional}</span>
        </h3>
        <p className={formStyles.note}>{words.photosHelp}</p>
        <PhotoGrid />
        <div className={styles.drop} data-over={isOver ? '' : undefined}>
          <FileButton accept={photoTypes} multiple icon={<ImageIcon />} onFiles={add}>
            {words.addPhotos}
          </FileButton>
          <FileButton
            accept="image/*"
            capture="environment"
            className={styles.camera}
            icon={<CameraIcon />}
            onFiles={add}
          >
            {words.takePhoto}
          </FileButton>
          <span className={formStyles.note}>{words.dropHere}</span>
        </div>
        <MediaFaults />
      </section>
      <section className={formStyles.section} aria-label={words.video}>
        <h3>
          {words.video} <span>{words.optional}</span>
        </h3>
        <p className={formStyles.note}>{words.videoHelp}</p>
        {video ? (
          <VideoTile video={video} />
        ) : (
          <div>
            <FileButton accept={videoTypes} icon={<VideoIcon />} onFiles={addVideo}>
              {words.addVideo}
            </FileButton>
          </div>
        )}
        <MediaFaults ofVideo />
      </section>
    </>
  );
}
