/** The listing as buyers will see it, drawn by the listing widget itself. */
import { useEffect, useRef } from 'react';
import type { MediaItem } from '../../../model/posting/entry.js';
import { previewOf } from '../../../model/posting/preview.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useForm } from '../form/form-context.js';
import { drawFile } from '../media/picture-canvas.js';
import { useMediaWords } from '../media/words.js';

/** Widest side of a picture of the preview, in pixels. */
const pictureWidth = 960;

/** Makes the pictures of files; styled by script, since the page's own sheet is not ours. */
const pictureFor = ({ file, url }: MediaItem): HTMLElement | null => {
  const picture = document.createElement(file ? 'canvas' : 'img');
  Object.assign(picture.style, {
    width: '100%',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    borderRadius: '10px',
  });
  if (picture instanceof HTMLCanvasElement && file)
    drawFile(picture, file, pictureWidth).catch(console.error);
  else if (picture instanceof HTMLImageElement && url) Object.assign(picture, { src: url, alt: '' });
  else return null;
  return picture;
};

/** Most pictures of the preview: the gallery shows so many at once. */
const mostPictures = 5;

const galleryOf = (photos: readonly MediaItem[]): HTMLElement => {
  const gallery = document.createElement('div');
  gallery.slot = 'gallery';
  Object.assign(gallery.style, {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  });
  gallery.append(...photos.slice(0, mostPictures).flatMap((photo) => pictureFor(photo) ?? []));
  return gallery;
};

/**
 * Draws the preview. The listing's tag becomes a child of the form's own element, so that the page's loader sees it and
 * brings its files.
 */
export function Preview({ onClose }: { onClose: () => void }) {
  const words = useMediaWords();
  const emit = useEmit();
  const { posting } = useForm();
  const slot = useRef<HTMLSlotElement>(null);
  useEffect(() => {
    const { listingType } = posting.name;
    const root = slot.current?.getRootNode();
    const own = root instanceof ShadowRoot ? root.host : null;
    const element = document.createElement('housing-listing-detail');
    for (const name of ['api-base', 'partner-key', 'lang', 'theme']) {
      const value = own?.getAttribute(name);
      if (value) element.setAttribute(name, value);
    }
    element.setAttribute('kind', listingType);
    element.setAttribute('loading', 'eager');
    element.toggleAttribute('preview', true);
    element.slot = 'preview';
    Object.assign(element, { listing: previewOf(posting) });
    element.append(galleryOf(posting.media.photos));
    own?.append(element);
    emit('housing-preview', { kind: listingType });
    return () => {
      element.remove();
    };
  }, []);
  return (
    <Dialog isOpen title={words.preview} size="wide" onClose={onClose}>
      <p>{words.previewText}</p>
      <slot name="preview" ref={slot} />
    </Dialog>
  );
}
