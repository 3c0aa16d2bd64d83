/** A grey shape in the place of content that is loading. */
import type { CSSProperties } from 'react';
import { css, keyframes } from '../style/sheet.js';

const breathe = keyframes`50%{background-color:var(--h-skeleton-light);}`;

const shape = css`
  display: block;
  width: 100%;
  height: 1em;
  border-radius: var(--h-radius);
  background-color: var(--h-skeleton);
  animation: ${breathe} calc(var(--h-spin) * 2) ease-in-out infinite;
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
  const style: CSSProperties = {
    ...(width ? { width } : {}),
    ...(height ? { height } : {}),
    ...(ratio ? { aspectRatio: ratio, height: 'auto' } : {}),
  };
  return <span className={`${shape} ${className}`} style={style} aria-hidden="true" />;
}
