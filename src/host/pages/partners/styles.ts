/** The look of the partners' page. */
import { css } from '../../../widgets/kit/style/sheet.js';

/** The class of the page: one readable column of sections. */
export const pageClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-6);
  align-content: start;
  min-height: 100vh;
  padding-block: var(--h-space-6) var(--h-space-8);
  & h1 {
    font-size: var(--h-text-30);
    font-weight: 700;
    line-height: 1.2;
    letter-spacing: -0.01em;
  }
  & h2 {
    font-size: var(--h-text-20);
    font-weight: 700;
  }
  & h3 {
    font-size: var(--h-text-16);
    font-weight: 700;
  }
`;

/** The class of a sentence that leads in. */
export const leadClass = css`
  max-width: 68ch;
  color: var(--h-muted);
`;

/** The class of a framed section. */
export const cardClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  padding: var(--h-space-4);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius-card);
  background: var(--h-surface);
  @media (min-width: 768px) {
    padding: var(--h-space-5);
  }
`;

/** The class of things that stand together below each other. */
export const stackClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-3);
  & > button {
    justify-self: start;
  }
`;

/** The class of fields beside each other where there is room. */
export const columnsClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--h-size-280)), 1fr));
  gap: var(--h-space-4);
  align-items: start;
`;

/** The class of a row of things that wraps. */
export const rowClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2) var(--h-space-3);
  align-items: center;
  & > code {
    overflow-wrap: anywhere;
    font-size: var(--h-text-14);
  }
`;

/** The class of lines to be copied. */
export const codeClass = css`
  overflow-x: auto;
  padding: var(--h-space-3);
  border: 1px solid var(--h-border);
  border-radius: var(--h-radius);
  background: var(--h-bg);
  font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
  font-size: var(--h-text-13);
  line-height: 1.6;
  white-space: pre;
  tab-size: 2;
`;

/** The class of a text of several lines. */
export const areaClass = css`
  min-height: var(--h-size-96);
  padding-block: var(--h-space-2);
  font-family: ui-monospace, "SFMono-Regular", Menlo, Consolas, monospace;
  font-size: var(--h-text-14);
  line-height: 1.6;
  resize: vertical;
`;

/** The class of choices with the widget they make beside them, where there is room. */
export const tryClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
`;

/** The class of the place of the real widget. */
export const previewClass = css`
  max-height: var(--h-size-800);
  overflow: auto;
  padding: var(--h-space-3);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
`;
