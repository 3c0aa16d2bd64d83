/** The picture of a chosen video: its first frame on a canvas; nothing where none can be drawn. */
import { useEffect, useRef, useState } from 'react';

/** What a VideoPoster takes; `widest` is the longest side of the picture, in pixels. */
interface VideoPosterProps {
  file: Blob;
  widest?: number;
}

/** Draws it; what stands beside it says what it is. */
export function VideoPoster({ file, widest = 320 }: VideoPosterProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isHere = true;
    const draw = async (): Promise<void> => {
      const { drawFrame } = await import('./video-frame.js');
      const isThere = canvas.current !== null && (await drawFrame(canvas.current, file, widest));
      if (isHere) setDrawn(isThere);
    };
    // A codec the browser does not know, or a broken file: name, size and length are there all the same.
    draw().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [file]);
  return <canvas ref={canvas} width={4} height={3} hidden={!isDrawn} aria-hidden="true" />;
}
