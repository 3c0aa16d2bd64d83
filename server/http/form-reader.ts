/** Reads a multipart form: texts and files in the order they were sent; files go straight to the inbox. */
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { type MessageId, messageOf } from '../../src/model/rules/messages/catalogue.js';
import type { FormPart, Inbox, ReceivedFile } from '../media/inbox.js';
import { InvalidMediaError } from '../media/invalid-media-error.js';
import { refuseFile } from '../services/form-refusal.js';
import { ServiceError } from '../services/service-error.js';

/** A form that was received in full; the caller removes its files when they are no longer needed. */
export interface SentForm {
  readonly parts: readonly FormPart[];
  remove(): Promise<void>;
}

/** What files a field may hold. */
export interface FileRule {
  /** Bytes of one file. */
  readonly most: number;
  readonly tooLarge: MessageId;
  /** Files of all fields that share this rule. */
  readonly count: number;
  readonly tooMany: MessageId;
  /** The field name that people know. */
  readonly shownAs: string;
}

/** File fields by name; files of other fields are passed over. */
export type FileRules = Readonly<Record<string, FileRule>>;

/** Bytes of a text, else it is refused; a description of 2,000 characters in any script fits. */
const longestText = 16_384;
const mostFields = 400;
const mostParts = 600;

const refuseForm = (id: MessageId): ServiceError => new ServiceError('invalid', messageOf(id));

const partError = (thrown: unknown): unknown => {
  const code = (thrown as { code?: string }).code ?? '';
  if (code === 'FST_FILES_LIMIT') return refuseForm('tooManyPhotos');
  if (/^FST_(PARTS|FIELDS)_LIMIT$/.test(code)) return refuseForm('formTooManyFields');
  // Errors of the disk are the server's own.
  if (thrown instanceof ServiceError || (thrown as { syscall?: string }).syscall !== undefined) return thrown;
  // The rest are faults of the form: cut off, without a boundary, or with impossible names.
  return thrown instanceof Error ? refuseForm('formUnreadable') : thrown;
};

/** Reads on, up to a limit, what a refused client still sends: many clients read the reply only after sending. */
const drain = ({ raw }: FastifyRequest, most: number): void => {
  if (raw.readableEnded || raw.destroyed) return;
  let rest = 0;
  raw.unpipe();
  raw.on('data', (chunk: Buffer) => {
    rest += chunk.length;
    if (rest > most) raw.destroy();
  });
  raw.resume();
};

const rulesOf = (files: FileRules): FileRule[] => [...new Set(Object.values(files))];

const bytesOf = (files: FileRules): number =>
  rulesOf(files).reduce((sum, { most, count }) => sum + most * count, 1_048_576);

/** Receives one file; skips files of unknown fields and the empty file of a field without a choice. */
const receive = async (
  part: MultipartFile,
  rule: FileRule | undefined,
  inbox: Inbox,
): Promise<ReceivedFile | undefined> => {
  if (!rule) {
    part.file.resume();
    return undefined;
  }
  try {
    const file = await inbox.receive(part.file, rule.most, rule.tooLarge);
    if (file.size > 0 || part.filename) return file;
    await file.remove();
    return undefined;
  } catch (thrown) {
    throw thrown instanceof InvalidMediaError ? refuseFile(rule.shownAs, part.filename, thrown.id) : thrown;
  }
};

const textOf = ({ fieldname, value, valueTruncated }: MultipartValue): FormPart => {
  if (valueTruncated)
    throw new ServiceError('invalid', messageOf('formTooLarge'), { [fieldname]: messageOf('formTooLarge') });
  return { name: fieldname, text: typeof value === 'string' ? value : '' };
};

/** Reads a form. When it throws a ServiceError, none of its files is left in the inbox. */
export const readForm = async (
  request: FastifyRequest,
  inbox: Inbox,
  files: FileRules,
): Promise<SentForm> => {
  if (!request.isMultipart()) throw refuseForm('formUnreadable');
  const most = bytesOf(files);
  if (Number(request.headers['content-length'] ?? 0) > most)
    throw new ServiceError('too-large', messageOf('formTooLarge'));
  const parts: FormPart[] = [];
  const counts = new Map<FileRule, number>();
  const remove = async (): Promise<void> => {
    for (const part of parts) if ('file' in part) await part.file.remove();
  };
  const limits = { fileSize: Number.POSITIVE_INFINITY, fieldSize: longestText, fieldNameSize: 100 };
  try {
    for await (const part of request.parts({ limits: { ...limits, fields: mostFields, parts: mostParts } })) {
      if (part.type === 'field') {
        parts.push(textOf(part));
        continue;
      }
      const rule = Object.hasOwn(files, part.fieldname) ? files[part.fieldname] : undefined;
      const file = await receive(part, rule, inbox);
      if (!file || !rule) continue;
      parts.push({ name: part.fieldname, file, fileName: part.filename });
      counts.set(rule, (counts.get(rule) ?? 0) + 1);
      if ((counts.get(rule) ?? 0) > rule.count) throw refuseFile(rule.shownAs, '', rule.tooMany);
    }
    return { parts, remove };
  } catch (thrown) {
    await remove();
    drain(request, most);
    throw partError(thrown);
  }
};
