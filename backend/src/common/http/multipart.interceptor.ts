import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request, type RequestHandler, type Response } from 'express';
import multer, { diskStorage, MulterError } from 'multer';
import { finalize, type Observable } from 'rxjs';
import { AppConfig } from '../../config/app-config.js';
import { FileTooLarge, InvalidInput, ServiceUnavailable, TooLarge } from '../errors/request-errors.js';
import { FILE_LIMITS } from '../rules/sent-file.js';
import { bodyOfForm } from './multipart-body.js';
import {
  type CountedUpload,
  isMultipart,
  LONGEST_LIST,
  MULTIPART,
  type MultipartForm,
} from './multipart-form.js';
import { makeUploadFolder } from './upload-folder.js';
import { UploadedFile } from './uploaded-file.js';

/** Names are as deep as `details[0][title]`. */
const NESTING = 2;
const NAME_BYTES = 100;
const HEADERS = 10;

/** A text of 5,000 characters, each of up to four bytes; or a whole list as JSON, with its addresses. */
const TEXT_BYTES = 32_000;

/** What stands around a part: the boundary, its name, its headers. */
const AROUND_PART_BYTES = 2000;

/** Reads forms within bounds before anything looks at what they say; their files lie on the disk, not in memory. */
@Injectable()
export class MultipartInterceptor implements NestInterceptor {
  constructor(
    private readonly config: AppConfig,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (!isMultipart(request)) return next.handle();
    const form = this.reflector.get<MultipartForm>(MULTIPART, context.getHandler());
    const paths: string[] = [];
    const forget = () => void Promise.all(paths.map((each) => rm(each, { force: true })));
    try {
      const files = await this.receive(request, http.getResponse<Response>(), form, paths);
      request.body = bodyOfForm(request.body, files, form);
    } catch (error) {
      forget();
      throw error;
    }
    return next.handle().pipe(finalize(forget));
  }

  /**
   * @param paths takes the place of every file that was begun, whatever becomes of it
   * @throws InvalidInput for a form that cannot be read, or brings what was not asked for
   * @throws FileTooLarge for a file beyond the limit
   * @throws TooLarge for a form that is larger than all it may bring
   * @throws TooManyRequests where its files are one upload too many
   */
  private async receive(
    request: CountedUpload,
    response: Response,
    form: MultipartForm,
    paths: string[],
  ): Promise<UploadedFile[]> {
    const most = mostBytes(form);
    if (Number(request.headers['content-length'] ?? 0) > most) throw new TooLarge();
    await new Promise<void>((resolve, reject) => {
      let counted: Promise<void> | undefined;
      const countOnce = () =>
        (counted ??= (request.beforeFirstFile?.() ?? Promise.resolve()).catch((error: unknown) => {
          // Answered at once: the reader would take in the rest of the form first.
          reject(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }));
      const read = reader(makeUploadFolder(this.config.dataDir), form, paths, countOnce);
      let received = 0;
      const count = ({ length }: Buffer) => {
        received += length;
        if (received <= most) return;
        // One that was announced without its length and does not end: the reader would go on to the last byte.
        request.off('data', count);
        response.setHeader('Connection', 'close');
        reject(new TooLarge());
      };
      request.on('data', count);
      // The reader says nothing of a sender who leaves after it has refused a file.
      response.once('close', () => reject(new InvalidInput()));
      read(request, response, (error?: unknown) => {
        if (error === undefined) resolve();
        else reject(failureOf(error));
      });
    });
    const received = (request.files ?? []) as Express.Multer.File[];
    const [parts, files] = [
      received.filter(isJsonPart(form)),
      received.filter((file) => !isJsonPart(form)(file)),
    ];
    for (const part of parts) await addJsonPart(request.body as Record<string, unknown>, part);
    return files.map(({ fieldname, path: place, size }) => new UploadedFile(fieldname, place, size));
  }
}

/**
 * How many bytes a form may come to; one file more, so that a file that is too large is told apart from a form that is.
 * A proxy in front has to let the largest of them through.
 */
export function mostBytes({ maxFiles, maxFields }: MultipartForm): number {
  return (
    (maxFiles + 1) * (FILE_LIMITS.maxBytes + AROUND_PART_BYTES) + maxFields * (TEXT_BYTES + AROUND_PART_BYTES)
  );
}

function reader(
  folder: string,
  form: MultipartForm,
  paths: string[],
  beforeFile: () => Promise<void>,
): RequestHandler {
  const { files, maxFiles, maxFields, lists = {} } = form;
  const maxParts = Object.keys(lists).length;
  let begun = 0;
  return multer({
    storage: diskStorage({
      destination: folder,
      filename: (_request, _file, name) => {
        const chosen = randomUUID();
        paths.push(path.join(folder, chosen));
        name(null, chosen);
      },
    }),
    limits: {
      fileSize: FILE_LIMITS.maxBytes,
      // One more, which is told by its name that it is too many.
      files: maxFiles + 1 + maxParts,
      fields: maxFields,
      parts: maxFiles + 1 + maxParts + maxFields,
      fieldNameSize: NAME_BYTES,
      fieldSize: TEXT_BYTES,
      headerPairs: HEADERS,
      fieldNestingDepth: NESTING,
      fieldArrayIndexLimit: LONGEST_LIST - 1,
    },
    fileFilter: (_request, file, accept) => {
      const { fieldname } = file;
      if (isJsonPart(form)(file)) {
        accept(null, true);
        return;
      }
      begun += 1;
      if (!files.test(fieldname)) accept(new InvalidInput([{ field: fieldname, code: 'unknownField' }]));
      else if (begun > maxFiles) accept(tooLong(fieldname));
      else beforeFile().then(() => accept(null, true), accept);
    },
  }).any();
}

type SentPart = Pick<Express.Multer.File, 'fieldname' | 'mimetype'>;

/** Whether a part that comes as a file is JSON that says a list: programs send it so to name its media type. */
const isJsonPart =
  ({ lists = {} }: MultipartForm) =>
  ({ fieldname, mimetype }: SentPart): boolean =>
    mimetype === 'application/json' && Object.hasOwn(lists, fieldname);

/** Adds such a part to the texts of its form, as if it had come as one. */
async function addJsonPart(
  texts: Record<string, unknown>,
  { fieldname, path: place, size }: Express.Multer.File,
): Promise<void> {
  if (size > TEXT_BYTES) throw new InvalidInput([{ field: fieldname, code: 'invalidLength' }]);
  const text = await readFile(place, 'utf8');
  const earlier = texts[fieldname];
  texts[fieldname] = earlier === undefined ? text : [earlier, text].flat();
}

/** What is said of a field that is one too many: its list is too long; a file of no list was sent twice. */
function tooLong(field: string): InvalidInput {
  const [list = field] = field.split('[', 1);
  return new InvalidInput([{ field: list, code: list === field ? 'invalidFormat' : 'invalidLength' }]);
}

/** What the reader's errors mean to a client. */
function failureOf(error: unknown): Error {
  if (error instanceof InvalidInput) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new FileTooLarge(error.field);
    if (error.code === 'LIMIT_FIELD_VALUE' && error.field !== undefined)
      return new InvalidInput([{ field: error.field, code: 'invalidLength' }]);
    // Its types do not know of this one.
    const code: string = error.code;
    if (code === 'LIMIT_FIELD_ARRAY_INDEX' && error.field !== undefined) return tooLong(error.field);
    return new InvalidInput();
  }
  // The disk has names for what it refuses; the rest is said of a form that is not well formed.
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? new InvalidInput() : new ServiceUnavailable();
}
