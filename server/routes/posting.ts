/** Posting and editing listings over HTTP, and sending files ahead (S-420 to S-429). */
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { createListing, updateListing } from '../../src/api/contract/own-listings.js';
import { PostedListing } from '../../src/api/contract/own-listings.schema.js';
import { uploadMedia } from '../../src/api/contract/uploads.js';
import { UploadedMedia } from '../../src/api/contract/uploads.schema.js';
import { listingKinds } from '../../src/model/rules/kinds.js';
import { messageOf } from '../../src/model/rules/messages/catalogue.js';
import {
  maxBrochureBytes,
  maxPhotoBytes,
  maxPhotos,
  maxVideoBytes,
} from '../../src/model/rules/validate/media.js';
import { type FileRule, type FileRules, readForm, type SentForm } from '../http/form-reader.js';
import { fileKeyOf } from '../media/picture-files.js';
import type { FormPart, Inbox } from '../media/inbox.js';
import { looksLikePdf } from '../media/pdf.js';
import { photoTypeOf } from '../media/photo-type.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import { refuseFile } from '../services/form-refusal.js';
import { askedMedia } from '../services/posting/media.js';
import type { Posting, Submission } from '../services/posting/parts.js';
import { ServiceError } from '../services/service-error.js';
import type { StoredUpload, Uploads } from '../services/uploads.js';
import { type AccountParts, keyOf } from './account-parts.js';
import { refuseOtherKind } from './kind.js';
import type { TypedApp } from './typed-app.js';

/** What the routes work with. */
export interface PostingRouteParts extends AccountParts {
  posting: Posting;
  uploads: Uploads;
  inbox: Inbox;
  publicUrl: string;
}

const ListingPath = Type.Object({ id: Type.String({ maxLength: 64 }) });

const photo: FileRule = {
  most: maxPhotoBytes,
  tooLarge: 'photoTooLarge',
  count: maxPhotos,
  tooMany: 'tooManyPhotos',
  shownAs: 'images',
};
const video: FileRule = {
  most: maxVideoBytes,
  tooLarge: 'videoTooLarge',
  count: 1,
  tooMany: 'tooManyVideos',
  shownAs: 'video',
};
const formFiles: FileRules = {
  images: photo,
  'images[]': photo,
  newimages: photo,
  'newimages[]': photo,
  video,
  newvideo: video,
};
const anyFile: FileRule = { ...video, shownAs: 'file' };

const submissionOf = (kind: (typeof listingKinds)[number], { parts }: SentForm): Submission => {
  const texts = parts.flatMap((part) => ('text' in part ? [[part.name, part.text] as const] : []));
  refuseOtherKind(kind, texts.find(([name]) => name === 'type')?.[1]);
  return { texts, media: askedMedia(parts) };
};

/** Reads If-Match; undefined when there is none, or it is `*`. */
const ifMatchOf = ({ headers }: FastifyRequest): string[] | undefined => {
  const tags = headers['if-match']?.split(',').map((tag) => tag.trim().replace(/^"([^"]*)"$/, '$1'));
  return tags?.includes('*') ? undefined : tags;
};

/** Posts and edits of one kind. */
const registerKind = (
  app: TypedApp,
  kind: (typeof listingKinds)[number],
  { services, auth, posting, inbox }: PostingRouteParts,
): void => {
  app.route({
    method: createListing[kind].method,
    url: createListing[kind].path,
    schema: { response: { 201: PostedListing } },
    handler: async (request, reply) => {
      const by = await auth.requireOwner(request, reply);
      await services.limits.take('upload', { account: by.userId, address: request.ip });
      const form = await readForm(request, inbox, formFiles);
      try {
        const poster = { ...by, address: request.ip, key: keyOf(request) };
        return await reply.code(201).send(await posting.create(poster, kind, submissionOf(kind, form)));
      } finally {
        await form.remove();
      }
    },
  });

  app.route({
    method: updateListing[kind].method,
    url: updateListing[kind].path,
    schema: { params: ListingPath, response: { 200: PostedListing } },
    handler: async (request, reply) => {
      const by = await auth.requireOwner(request, reply);
      const edited = { ...by, kind, id: request.params.id, ifMatch: ifMatchOf(request) };
      // Checked before the form is received, since it may be large.
      await posting.open(edited);
      await services.limits.take('upload', { account: by.userId, address: request.ip });
      const form = await readForm(request, inbox, formFiles);
      try {
        return await posting.update(edited, submissionOf(kind, form));
      } finally {
        await form.remove();
      }
    },
  });
};

const fileIn = (parts: readonly FormPart[]) => {
  const found = parts.find((part) => 'file' in part);
  if (found && 'file' in found) return found;
  throw new ServiceError('invalid', messageOf('fileMissing'), { file: messageOf('fileMissing') });
};

/** By its name, a file of no known type is refused with the text for photos or the one for videos. */
const photoNames = /\.(jpe?g|png|webp|hei[cf]|avif|gif|svg|bmp|tiff?)$/i;

const registerUploads = (
  app: TypedApp,
  { services, auth, uploads, inbox, publicUrl }: PostingRouteParts,
): void => {
  const answerOf = ({ key, kind, colour, seconds }: StoredUpload): UploadedMedia => ({
    url: `${publicUrl}/media/${kind === 'photo' ? fileKeyOf(key, 1600) : key}`,
    kind,
    ...(colour !== undefined && { colour }),
    ...(seconds !== undefined && { seconds }),
  });

  const store = async (userId: string, parts: readonly FormPart[]): Promise<StoredUpload> => {
    const { file, fileName } = fileIn(parts);
    const isPhoto = photoTypeOf(file.start) !== null || photoNames.test(fileName);
    const isDocument = !isPhoto && (looksLikePdf(file.start) || /\.pdf$/i.test(fileName));
    try {
      if (isDocument && file.size > maxBrochureBytes) throw new InvalidMediaError('brochureTooLarge');
      if (isDocument) return await uploads.store(userId, 'document', file);
      if (isPhoto && file.size > maxPhotoBytes) throw new InvalidMediaError('photoTooLarge');
      if (!isPhoto) await services.limits.take('video', { account: userId });
      return await uploads.store(userId, isPhoto ? 'photo' : 'video', file);
    } catch (thrown) {
      throw thrown instanceof InvalidMediaError ? refuseFile('file', fileName, thrown.id) : thrown;
    }
  };

  app.route({
    method: uploadMedia.method,
    url: uploadMedia.path,
    schema: { response: { 201: UploadedMedia } },
    handler: async (request, reply) => {
      const { userId } = await auth.requireOwner(request, reply);
      await services.limits.take('upload', { account: userId, address: request.ip });
      const form = await readForm(request, inbox, { file: anyFile });
      try {
        return await reply.code(201).send(answerOf(await store(userId, form.parts)));
      } finally {
        await form.remove();
      }
    },
  });
};

/** Registers the calls. */
export const registerPosting = (app: TypedApp, parts: PostingRouteParts): void => {
  for (const kind of listingKinds) registerKind(app, kind, parts);
  registerUploads(app, parts);
};
