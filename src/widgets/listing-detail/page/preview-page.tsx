/** The preview of a listing that is not posted yet: its page, with pictures drawn from their files, which have no address. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { Gallery } from '../../kit/gallery/gallery.js';
import { PictureCanvas } from '../../kit/gallery/picture-canvas.js';
import { VideoPoster } from '../../kit/gallery/video-poster.js';
import type { DrawPicture } from '../../kit/gallery/viewer.js';
import { useHeadline } from '../../kit/listing/use-headline.js';
import { SummaryCard } from '../contact/summary-card.js';
import { Headline } from '../headline/headline.js';
import { useLazyParts } from '../lazy.js';
import { MainColumn } from '../sections/main-column.js';
import { pageStyles as styles } from './page-styles.js';

/** Longest side of a film's frame, in pixels: it may fill the screen. */
const frameSide = 1280;

/** Files of pictures and of the video by the names that they have in `images` and `video`. */
export type PreviewFiles = Readonly<Record<string, Blob>>;

/** What a PreviewPage takes. */
interface PreviewPageProps {
  view: ListingView;
  files: PreviewFiles;
}

/** Draws the page; contact is only looked at, and nothing is offered beside the listing. */
export function PreviewPage({ view, files }: PreviewPageProps) {
  const lazy = useLazyParts();
  const title = useHeadline()(view);
  const draw: DrawPicture = ({ isVideo, src, picture = '' }, place) => {
    // A film that has been sent plays; of one that is only here, no page may have an address (docs/decisions/0044).
    if (isVideo && place === 'whole' && /^https?:/.test(src)) return undefined;
    const film = isVideo ? files[src] : undefined;
    if (film) return <VideoPoster file={film} widest={frameSide} />;
    const file = files[picture];
    return file ? <PictureCanvas file={file} label={title} /> : undefined;
  };
  return (
    <div className={styles.page}>
      <slot name="gallery">
        <Gallery
          alt={title}
          images={view.images}
          colours={view.imageColours}
          video={view.video}
          view={view}
          draw={draw}
        />
      </slot>
      <Headline view={view} />
      <div className={styles.columns} data-columns="">
        <aside className={styles.side} inert>
          <SummaryCard view={view} lazy={lazy} />
        </aside>
        <div className={styles.main}>
          <MainColumn view={view} lazy={lazy} draw={draw} />
        </div>
      </div>
    </div>
  );
}
