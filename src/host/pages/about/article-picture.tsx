/** The picture of an article; what it shows is told in the article's language, not the page's. */
import { Picture, type PictureProps } from '../../../widgets/kit/listing/picture.js';
import { mediaPath } from './media-path.js';

interface ArticlePictureProps extends Pick<PictureProps, 'alt' | 'sizes' | 'className' | 'eager'> {
  picture: string;
  language: string;
}

/** Draws the picture, 16 to 9. */
export function ArticlePicture({ picture, language, ...more }: ArticlePictureProps) {
  return (
    <div lang={language}>
      <Picture src={mediaPath(picture)} width={16} height={9} {...more} />
    </div>
  );
}
