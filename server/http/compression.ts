/** Compresses texts that are made for one request; files are compressed when the site is built. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

// Beyond it brotli takes longer than the network saves.
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/** Returns the text as the browser takes it, and says so in the headers of the reply. */
export const compressedFor = async (
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<Buffer | string> => {
  const taken = request.headers['accept-encoding'] ?? '';
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '));
  if (/\bbr\b/.test(taken)) {
    void reply.header('content-encoding', 'br');
    return brotli(text, { params: quality });
  }
  if (/\bgzip\b/.test(taken)) {
    void reply.header('content-encoding', 'gzip');
    return zip(text);
  }
  return text;
};
