/** A picture file on a canvas: neither blob: nor data: addresses, which the policies of pages forbid. */
import { useEffect, useRef } from 'react';

/** Widest side of a preview, in pixels: enough for a tile on a dense screen. */
const widest = 480;

/** Draws a file into a canvas at most so large, upright. */
export const drawFile = async (canvas: HTMLCanvasElement, file: Blob, most = widest): Promise<void> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  picture.close();
};

/** What a PictureCanvas takes. */
interface PictureCanvasProps {
  file: Blob;
  label: string;
  className?: string;
}

/** Draws the canvas. */
export function PictureCanvas({ file, label, className }: PictureCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawFile(canvas.current, file).catch(console.error);
  }, [file]);
  return <canvas ref={canvas} className={className} role="img" aria-label={label} width={4} height={3} />;
}
