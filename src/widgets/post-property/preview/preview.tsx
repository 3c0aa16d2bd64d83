/** The listing as buyers will see it, drawn by the listing widget itself. */
import { useEffect, useRef } from 'react';
import { previewFiles, previewOf } from '../../../model/posting/preview.js';
import { Dialog } from '../../kit/overlay/dialog.js';
import { css } from '../../kit/style/sheet.js';
import { useEmit } from '../../kit/element/widget-context.js';
import { useForm } from '../form/form-context.js';
import { useMediaWords } from '../media/words.js';

const text = css`
  margin-bottom: var(--h-space-3);
`;

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
    Object.assign(element, { listing: previewOf(posting), files: previewFiles(posting) });
    own?.append(element);
    emit('housing-preview', { kind: listingType });
    return () => {
      element.remove();
    };
  }, []);
  return (
    <Dialog isOpen title={words.preview} size="wide" onClose={onClose}>
      <p className={text}>{words.previewText}</p>
      <slot name="preview" ref={slot} />
    </Dialog>
  );
}
