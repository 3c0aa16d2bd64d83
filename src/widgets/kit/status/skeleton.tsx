/** A grey shape in the place of content that is loading. */
import { css, keyframes } from '../style/sheet.js';

const breathe = keyframes`50%{background-color:var(--h-skeleton-light);}`;

const shape = css`
  display: block;
  width: 100%;
  height: 1em;
  border-radius: var(--h-radius);
  background-color: var(--h-skeleton);
  /* What is there within a second stands still: a first frame has better things to do than to breathe. */
  animation: ${breathe} calc(var(--h-spin) * 2) ease-in-out var(--h-spin) infinite;
`;

/** What a Skeleton takes: its size as CSS lengths (one text line high when not given), or the shape's ratio. */
export interface SkeletonProps {
  width?: string;
  height?: string;
  ratio?: string;
  className?: string;
}

/** Draws one shape; what loads says so itself, so the shape is hidden from assistive technology. */
export function Skeleton({ width, height, ratio, className = '' }: SkeletonProps) {
  return (
    <span
      className={`${shape} ${className}`}
      style={{ width, height: ratio ? 'auto' : height, aspectRatio: ratio }}
      aria-hidden="true"
    />
  );
}
