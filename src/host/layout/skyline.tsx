/** The drawing at the bottom of pages with little content: signing in, not found. */
import type { ReactNode } from 'react';
import { css } from '../../widgets/kit/style/sheet.js';

const page = css`
  position: relative;
  min-height: 100vh;
  overflow: hidden;
`;

const drawing = css`
  position: absolute;
  inset: auto 0 0;
  height: max(var(--h-size-280), 27.5vw);
  background-position: center bottom;
  background-repeat: no-repeat;
  background-size: max(100%, calc(var(--h-size-280) * 3.64)) auto;
  pointer-events: none;
`;

/** Draws a page over the skyline; its content is positioned, so that it is in front of the drawing. */
export function SkylinePage({ children }: { children: ReactNode }) {
  return (
    <div className={page}>
      <div className={`art-skyline ${drawing}`} />
      {children}
    </div>
  );
}
