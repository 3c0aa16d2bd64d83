/** Several widgets on one page: box, results and listing of one group, and a box of another. */
import { useRef } from 'react';
import { css } from '../../../widgets/kit/style/sheet.js';
import { useOwnEvents, WidgetPreview } from '../../widget-preview.js';
import { texts } from './texts.js';

const place = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  & > h2 {
    font-size: var(--h-text-24);
    font-weight: 700;
  }
`;

const sides = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template-columns: minmax(0, 1fr) var(--h-size-280);
  }
  & > * {
    min-width: 0;
  }
`;

const framed = css`
  overflow: auto;
  max-height: 80vh;
  padding: var(--h-space-3);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
`;

const group = 'developers';

/** Draws them. */
export function Together() {
  const element = useRef<HTMLElement>(null);
  useOwnEvents(element, false);
  return (
    <section className={place} ref={element} aria-labelledby="together">
      <h2 id="together">{texts.together}</h2>
      <p>{texts.togetherText}</p>
      <div className={sides}>
        <WidgetPreview widget="search-box" attributes={{ group, city: 'Pune' }} />
        <WidgetPreview widget="search-box" attributes={{ group: 'other', tab: 'Rent', layout: 'stacked' }} />
      </div>
      <div className={framed} tabIndex={0} role="group" aria-label={texts.preview}>
        <WidgetPreview widget="results" attributes={{ group, city: 'Pune' }} />
      </div>
      <WidgetPreview widget="listing-detail" attributes={{ group }} />
    </section>
  );
}
