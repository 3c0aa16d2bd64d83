/** The preview of a listing that is not posted yet: its page, with pictures drawn from their files, which have no address. */
import type { ListingView } from '../../../model/rules/listing/view-type.js';
import { Gallery } from '../../kit/gallery/gallery.js';
import { PictureCanvas } from '../../kit/gallery/picture-canvas.js';
import type { Slide } from '../../kit/gallery/slides.js';
import { useHeadline } from '../../kit/listing/card-text.js';
import { SummaryCard } from '../contact/summary-card.js';
import { Headline } from '../headline/headline.js';
import { useLazyParts } from '../lazy.js';
import { MainColumn } from '../sections/main-column.js';
import { pageStyles as styles } from './page-styles.js';

/** Files of pictures by the names that they have in `images`. */
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
  const draw = ({ picture = '' }: Slide) => {
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
          listing={view.wire}
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
