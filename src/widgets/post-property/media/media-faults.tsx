/** The problems of the files chosen last, at the photos or at the video. */
import type { MediaFault } from '../../../model/posting/entry.js';
import { mediaMessages } from '../../../model/rules/messages/media.js';
import { postingMessages } from '../../../model/rules/messages/posting.js';
import { WarningIcon } from '../../kit/icons/base-icons.js';
import { useLiterals } from '../../kit/literals/literals.js';
import { useForm } from '../form/form-context.js';
import { styles as formStyles } from '../styles.js';
import { mediaStyles as styles } from './media-styles.js';
import { useMediaWords } from './words.js';

const texts: Readonly<Record<MediaFault['id'], string>> = {
  ...mediaMessages,
  videoInvalid: postingMessages.videoInvalid,
};

const isOfVideo = ({ id }: MediaFault): boolean => id === 'videoInvalid' || id === 'videoTooLarge';

/** Draws them. */
export function MediaFaults({ ofVideo = false }: { ofVideo?: boolean }) {
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
