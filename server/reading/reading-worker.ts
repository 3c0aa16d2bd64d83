/** A reading thread: takes one file after the other apart, away from the requests. */
import { parentPort } from 'node:worker_threads';
import { UnreadableFile } from '../import/read/raw-row.js';
import { readUpload, type Upload } from '../import/upload.js';
import { UnfitFile } from '../media/unfit-file.js';
import { readVideo } from '../media/video/video.js';
import type { ReadingReply, ReadingRequest, Readings } from './reading-messages.js';

if (!parentPort) throw new Error('This file runs as a worker thread only.');
const port = parentPort;

const answerTo = ({ kind, ask }: ReadingRequest): Promise<Readings[keyof Readings]['answer']> => {
  if (kind === 'table') return readUpload(ask as Upload);
  const { path, start } = ask as Readings['video']['ask'];
  return readVideo(path, Buffer.from(start));
};

const replyTo = async (request: ReadingRequest): Promise<ReadingReply> => {
  // The variables of a thread are its own, and so is the folder for temporary files that they name.
  process.env.TMPDIR = request.folder;
  try {
    return { answer: await answerTo(request) };
  } catch (thrown) {
    if (thrown instanceof UnfitFile) return { unfit: thrown.id };
    if (thrown instanceof UnreadableFile) return { unreadable: thrown.message };
    const { code } = thrown as { code?: string };
    return { failure: thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown), code };
  }
};

port.on('message', (request: ReadingRequest) => {
  void replyTo(request).then((reply) => port.postMessage(reply));
});
