/** The look of the workbench. */
import { css } from '../../../../widgets/kit/style/sheet.js';

/** The class of the widget with the choices beside it, where there is room, and what it tells below it. */
export const benchClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-5);
  align-items: start;
  @media (min-width: 1200px) {
    grid-template: "stage choices" auto "told choices" 1fr / minmax(0, 1fr) var(--h-size-320);
    & > :nth-child(1) {
      grid-area: stage;
    }
    /* The widget stays in sight while what it takes is gone through. */
    & > :nth-child(2) {
      grid-area: choices;
      position: sticky;
      top: var(--h-space-4);
      overflow-y: auto;
      max-height: calc(100vh - var(--h-space-6));
      padding-inline: var(--h-space-1);
    }
    & > :nth-child(3) {
      grid-area: told;
    }
  }
`;

/** The class of things below each other. */
export const stackClass = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--h-space-4);
  & > h2 {
    font-size: var(--h-text-18);
    font-weight: 700;
  }
`;

/** The class of fields inside a folded part. */
export const fieldsClass = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--h-size-240)), 1fr));
  gap: var(--h-space-4);
  align-items: start;
`;

/** The class of buttons in a row. */
export const rowClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--h-space-2);
`;

/** The class of the place of the widget. */
export const stageClass = css`
  overflow: auto;
  max-height: var(--h-size-800);
  padding: var(--h-space-3);
  border: 1px dashed var(--h-border-strong);
  border-radius: var(--h-radius-card);
  background: var(--h-bg);
  /* A dark widget is seen on a dark page. */
  &[data-theme="dark"] {
    color-scheme: dark;
  }
  &[data-theme="light"] {
    color-scheme: light;
  }
  /* The room of what comes is kept, so that nothing moves then: of the search box, or of what fills the page. */
  min-height: var(--h-size-320);
  @media (min-width: 768px) {
    min-height: var(--h-size-200);
  }
  &[data-tall] {
    min-height: var(--h-size-560);
  }
  & > div {
    margin-inline: auto;
  }
  &[data-width="tablet"] > div {
    width: var(--h-size-800);
  }
  &[data-width="phone"] > div {
    width: var(--h-size-360);
    max-width: 100%;
  }
`;
