/** A photograph: the right size for its place, its colour while it loads, a drawing when there is none. */
import { type ReactNode, useState } from 'react';
import { cardPaths } from '../icons/card-paths.js';
import { css } from '../style/sheet.js';
import { useControlWords } from '../language/control-words.js';

const frame = css`
  display: block;
  position: relative;
  aspect-ratio: 4 / 3;
  overflow: hidden;
  background: var(--h-skeleton);
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const drawn = css`
  width: 100%;
  height: 100%;
  background: var(--h-brand-soft);
  color: var(--h-brand);
  fill: none;
  stroke: currentColor;
  stroke-width: 0.5;
  opacity: 0.7;
`;

/** What a Picture takes; width and height are the natural ones and only give the shape, 4 / 3 without them. */
export interface PictureProps {
  src: string | undefined;
  alt: string;
  width?: number;
  height?: number;
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes?: string;
  /** The picture's main colour, shown until it has loaded. */
  colour?: string | undefined;
  /** Loads at once: the first picture of a page. */
  eager?: boolean;
  className?: string;
}

/** Returns the address of a picture's middle size; addresses that are not ours stay as they are. */
export const middleSize = (image: string): string => image.replace(/-1600\.(\w+)$/, '-800.$1');

/** Returns the srcset of a picture of our own media, which come 400, 800 and 1600 px wide; none for any other. */
export function sourceSet(src: string): string | undefined {
  const sized = /-800\.webp(?=$|\?)/;
  if (!sized.test(src)) return undefined;
  return [400, 800, 1600]
    .map((width) => `${src.replace(sized, `-${String(width)}.webp`)} ${String(width)}w`)
    .join(', ');
}

/** What a PlainPicture takes: also the words for a picture that is not there, and what stands over it. */
export interface PlainPictureProps extends PictureProps {
  noPicture: string;
  /** The path of an icon that is drawn large then; a house without it. */
  drawing?: string | undefined;
  draggable?: boolean;
  children?: ReactNode;
}

/** Draws the picture; cards, which have the words already, draw it as it is. */
export function PlainPicture(props: PlainPictureProps) {
  const {
    src,
    alt,
    colour,
    eager,
    className = '',
    noPicture,
    drawing = cardPaths.home,
    children,
    ...rest
  } = props;
  const { width, height } = rest;
  const [broken, setBroken] = useState<string>();
  const style = {
    aspectRatio: width && height && `${String(width)} / ${String(height)}`,
    backgroundColor: colour,
  };
  const isMissing = !src || broken === src;
  return (
    <span className={`${frame} ${className}`} style={style}>
      {isMissing ? (
        <svg className={drawn} viewBox="-28 -21 80 66" role="img" aria-label={alt || noPicture}>
          <path d={drawing} />
        </svg>
      ) : (
        <img
          {...rest}
          src={src}
          srcSet={sourceSet(src)}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          onError={() => {
            setBroken(src);
          }}
        />
      )}
      {children}
    </span>
  );
}

/** Draws the picture. */
export function Picture(props: PictureProps) {
  const { noPicture } = useControlWords();
  return <PlainPicture {...props} noPicture={noPicture} draggable={false} />;
}
