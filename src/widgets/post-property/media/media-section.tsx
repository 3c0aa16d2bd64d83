/** Photos and video of step two: picked, dropped, pasted or taken (S-240, S-241). */
import { useUnit } from 'effector-react';
import { type DragEvent, type RefObject, useEffect, useState } from 'react';
import type { MediaFault } from '../../../model/posting/entry.js';
import { filesChosen } from '../../../model/posting/media.js';
import { mediaMessages } from '../../../model/rules/messages/media.js';
import { postingMessages } from '../../../model/rules/messages/posting.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { CameraIcon, ImageIcon, VideoIcon } from '../../kit/icons/icons.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { useForm } from '../form/form-context.js';
import { styles as formStyles } from '../styles.js';
import { FileButton } from './file-button.js';
import { mediaStyles as styles } from './media-styles.js';
import { PhotoGrid } from './photo-grid.js';
import { VideoTile } from './video-tile.js';
import { useMediaWords } from './words.js';

const photoTypes = 'image/jpeg,image/png,image/webp,image/heic,image/heif,.heic,.heif';
const videoTypes = 'video/mp4,video/webm,video/quicktime,.mov';

const texts: Readonly<Record<MediaFault['id'], string>> = {
  ...mediaMessages,
  videoInvalid: postingMessages.videoInvalid,
};

/** Adds files that are pasted anywhere in the form. */
function usePaste(form: RefObject<HTMLFormElement | null>, onFiles: (files: readonly File[]) => void): void {
  useEffect(() => {
    const element = form.current;
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    };
    element?.addEventListener('paste', onPaste);
    return () => {
      element?.removeEventListener('paste', onPaste);
    };
  }, [onFiles]);
}

const isOfVideo = ({ id }: MediaFault): boolean => id === 'videoInvalid' || id === 'videoTooLarge';

/** Shows the problems of the files chosen last, at the photos or at the video. */
function Faults({ ofVideo = false }: { ofVideo?: boolean }) {
  const words = useMediaWords();
  const say = useLiterals();
  const faults = useForm().posting.mediaFaults.filter((fault) => isOfVideo(fault) === ofVideo);
  return (
    <div className={styles.faults} role="alert">
      {faults.map(({ id, name }) => (
        <p key={`${id} ${name}`} className={formStyles.wrong}>
          <WarningIcon />
          {id === 'videoInvalid' || id === 'tooManyPhotos'
            ? say(texts[id])
            : words.faultOf(name, say(texts[id]))}
        </p>
      ))}
    </div>
  );
}

/** Draws both. */
export function MediaSection({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const words = useMediaWords();
  const { place, posting } = useForm();
  const send = useUnit(filesChosen);
  const [isOver, setOver] = useState(false);
  const add = (files: readonly File[]) => {
    if (files.length > 0) send({ place, files });
  };
  const addVideo = (files: readonly File[]) => {
    if (files.length > 0) send({ place, files, as: 'video' });
  };
  usePaste(form, add);
  const over = (isHere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isHere);
  };
  const { video } = posting.media;
  return (
    <>
      <section className={formStyles.section} aria-label={words.photos}>
        <h3>
          {words.photos} <span>{words.optional}</span>
        </h3>
        <p className={formStyles.note}>{words.photosHelp}</p>
        <PhotoGrid />
        <div
          className={styles.drop}
          data-over={isOver ? '' : undefined}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            event.preventDefault();
            setOver(false);
            add([...event.dataTransfer.files]);
          }}
        >
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
        <Faults />
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
        <Faults ofVideo />
      </section>
    </>
  );
}
