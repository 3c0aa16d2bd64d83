/** The video: a frame of it where the browser can draw one, else its name, size and length (S-241). */
import { useUnit } from 'effector-react';
import type { MediaItem } from '../../../model/posting/entry.js';
import { mediaRemoved } from '../../../model/posting/media.js';
import { formatNumber } from '../../kit/language/format.js';
import { IconButton } from '../../kit/button/icon-button.js';
import { VideoPoster } from '../../kit/gallery/video-poster.js';
import { CloseIcon, VideoIcon } from '../../kit/icons/icons.js';
import { useLocale } from '../../kit/language/locale.js';
import { useForm } from '../form/form-context.js';
import { styles as formStyles } from '../styles.js';
import { percentOf } from '../percent.js';
import { mediaStyles as styles } from './media-styles.js';
import { useMediaWords } from './words.js';

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** Writes a length as in "1:05". */
const lengthOf = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${twoDigits(Math.round(seconds) % 60)}`;

/** Draws the video. */
export function VideoTile({ video }: { video: MediaItem }) {
  const words = useMediaWords();
  const locale = useLocale();
  const { place } = useForm();
  const remove = useUnit(mediaRemoved);
  const { name, size, seconds, stage, progress = 0 } = video;
  const facts = [
    size > 0 ? words.bytes(formatNumber(Math.round(size / 104_857.6) / 10, locale)) : '',
    seconds === undefined ? '' : lengthOf(seconds),
    stage === 'failed' ? words.notSent : '',
    stage === 'sending' ? words.sending(percentOf(progress)) : '',
  ].filter((fact) => fact !== '');
  return (
    <div className={styles.film}>
      <VideoIcon />
      {video.file ? <VideoPoster file={video.file} /> : null}
      <span>
        {name || words.storedVideo}
        {facts.length > 0 ? <span className={formStyles.note}> {facts.join(' · ')}</span> : null}
      </span>
      <IconButton
        label={words.removeVideo}
        icon={<CloseIcon />}
        onClick={() => {
          remove({ place, id: video.id });
        }}
      />
    </div>
  );
}
