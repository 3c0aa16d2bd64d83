/** Draws the first frame of a video file into a canvas, where the browser can decode one (S-241). */
import { type FirstFrame, firstFrameOf } from '../../../model/posting/first-frame.js';

/** Milliseconds a decoder may take; after that the video has no picture. */
const patience = 5000;

/** Decodes one picture; rejects where the browser does not know the codec. */
const decode = ({ codec, description, data }: FirstFrame): Promise<VideoFrame> =>
  new Promise((resolve, reject) => {
    const decoder = new VideoDecoder({ output: resolve, error: reject });
    decoder.configure({ codec, description, optimizeForLatency: true });
    decoder.decode(new EncodedVideoChunk({ type: 'key', timestamp: 0, data }));
    decoder.flush().then(() => {
      decoder.close();
      reject(new Error('the decoder gave no picture'));
    }, reject);
    setTimeout(reject, patience, new Error('the decoder took too long'));
  });

const quarter = Math.PI / 2;

/** Draws the frame, upright and no wider than `most`; answers whether there was one to draw. */
export const drawFrame = async (canvas: HTMLCanvasElement, file: Blob, most: number): Promise<boolean> => {
  if (typeof VideoDecoder === 'undefined') return false;
  const first = await firstFrameOf(file);
  if (!first) return false;
  const frame = await decode(first);
  const picture = await createImageBitmap(frame);
  frame.close();
  const scale = Math.min(1, most / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const turns = first.turn / 90;
  canvas.width = turns % 2 ? height : width;
  canvas.height = turns % 2 ? width : height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate(turns * quarter);
  context?.drawImage(picture, -width / 2, -height / 2, width, height);
  picture.close();
  return context !== null;
};
