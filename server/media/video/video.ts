/** Checks an uploaded video by its content alone and removes personal data. */
import { InvalidMediaError } from '../invalid-media-error.js';
import { type ByteFile, openBytes } from './byte-file.js';
import { isMp4, readMp4 } from './mp4.js';
import type { VideoFacts } from './video-facts.js';
import { isWebm, readWebm } from './webm.js';

/** Seconds a video may last. */
const longest = 600;

const factsOf = async (file: ByteFile, start: Buffer): Promise<VideoFacts> => {
  try {
    return await (isMp4(start) ? readMp4(file, start) : readWebm(file));
  } catch {
    throw new InvalidMediaError('videoInvalid');
  }
};

/** Reads a video and cleans its file in place. Throws InvalidMediaError for one that is broken, refused or too long. */
export const readVideo = async (path: string, start: Buffer): Promise<VideoFacts> => {
  if (!isMp4(start) && !isWebm(start)) throw new InvalidMediaError('videoInvalid');
  const file = await openBytes(path);
  try {
    const facts = await factsOf(file, start);
    if (!facts.hasPicture) throw new InvalidMediaError('videoInvalid');
    if ((facts.seconds ?? 0) > longest) throw new InvalidMediaError('videoTooLong');
    return facts;
  } finally {
    await file.close();
  }
};
