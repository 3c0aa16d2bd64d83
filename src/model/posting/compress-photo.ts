/** Prepares a photo for upload: upright, at most 1920 px, as JPEG, without metadata. */

/** Holds the longest side of a photo that is sent, in pixels. */
const longestSide = 1920;

const quality = 0.82;

/**
 * Redraws the photo, which applies its orientation and drops its metadata. Needs no DOM, so that it also runs in a worker.
 * Rejects for a file that this browser cannot read as a picture.
 */
export const compressPhoto = async (file: Blob): Promise<Blob> => {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency; without a ground it would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
};
