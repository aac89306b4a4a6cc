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
  MAX_LIST_LENGTH,
  MULTIPART,
  type MultipartForm,
} from './multipart-form.js';
import { makeUploadFolder } from './upload-folder.js';
import { UploadedFile } from './uploaded-file.js';

/** Field names nest as deeply as `details[0][title]`. */
const NESTING = 2;
const NAME_BYTES = 100;
const HEADERS = 10;

/** A text of 5,000 four-byte characters, or a list as JSON. */
const TEXT_BYTES = 32_000;

/** The boundary and headers of a part. */
const AROUND_PART_BYTES = 2000;

/** Reads forms within limits; files are stored on disk. */
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
   * @param paths collects the path of every file begun, even if rejected
   * @throws InvalidInput for a malformed form or unexpected parts
   * @throws FileTooLarge for a file beyond the limit
   * @throws TooLarge for a form beyond the total limit
   * @throws TooManyRequests beyond the upload throttle
   */
  private async receive(
    request: CountedUpload,
    response: Response,
    form: MultipartForm,
    paths: string[],
  ): Promise<UploadedFile[]> {
    const most = maxFormBytes(form);
    if (Number(request.headers['content-length'] ?? 0) > most) throw new TooLarge();
    await new Promise<void>((resolve, reject) => {
      let counted: Promise<void> | undefined;
      const countOnce = () =>
        (counted ??= (request.beforeFirstFile?.() ?? Promise.resolve()).catch((error: unknown) => {
          // Rejects at once, without waiting for the rest of the form.
          reject(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }));
      const read = reader(makeUploadFolder(this.config.dataDir), form, paths, countOnce);
      let received = 0;
      const count = ({ length }: Buffer) => {
        received += length;
        if (received <= most) return;
        // Without a Content-Length Multer would read to the end.
        request.off('data', count);
        response.setHeader('Connection', 'close');
        reject(new TooLarge());
      };
      request.on('data', count);
      // Multer does not report a client that leaves after a file was rejected.
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
 * The maximum size of a form in bytes. One more file is allowed for, to tell a large file from a large form. Proxies
 * must let the largest form through.
 */
export function maxFormBytes({
  maxFiles,
  maxFields,
  maxFileBytes = FILE_LIMITS.maxBytes,
}: MultipartForm): number {
  return (
    maxFiles * (maxFileBytes + AROUND_PART_BYTES) +
    (FILE_LIMITS.maxBytes + AROUND_PART_BYTES) +
    maxFields * (TEXT_BYTES + AROUND_PART_BYTES)
  );
}

function reader(
  folder: string,
  form: MultipartForm,
  paths: string[],
  beforeFile: () => Promise<void>,
): RequestHandler {
  const { files, maxFiles, maxFields, maxFileBytes = FILE_LIMITS.maxBytes, lists = {} } = form;
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
      fileSize: maxFileBytes,
      // One more than allowed, to report the extra file by its name.
      files: maxFiles + 1 + maxParts,
      fields: maxFields,
      parts: maxFiles + 1 + maxParts + maxFields,
      fieldNameSize: NAME_BYTES,
      fieldSize: TEXT_BYTES,
      headerPairs: HEADERS,
      fieldNestingDepth: NESTING,
      fieldArrayIndexLimit: MAX_LIST_LENGTH - 1,
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

/** Whether a file part is a list as JSON; programs send it like this to set its media type. */
const isJsonPart =
  ({ lists = {} }: MultipartForm) =>
  ({ fieldname, mimetype }: SentPart): boolean =>
    mimetype === 'application/json' && Object.hasOwn(lists, fieldname);

/** Adds a JSON part to the texts of the form. */
async function addJsonPart(
  texts: Record<string, unknown>,
  { fieldname, path: place, size }: Express.Multer.File,
): Promise<void> {
  if (size > TEXT_BYTES) throw new InvalidInput([{ field: fieldname, code: 'invalidLength' }]);
  const text = await readFile(place, 'utf8');
  const earlier = texts[fieldname];
  texts[fieldname] = earlier === undefined ? text : [earlier, text].flat();
}

/** The error for an extra part: its list is too long, or its file was sent twice. */
function tooLong(field: string): InvalidInput {
  const [list = field] = field.split('[', 1);
  return new InvalidInput([{ field: list, code: list === field ? 'invalidFormat' : 'invalidLength' }]);
}

function failureOf(error: unknown): Error {
  if (error instanceof InvalidInput) return error;
  if (error instanceof MulterError) {
    if (error.code === 'LIMIT_FILE_SIZE') return new FileTooLarge(error.field);
    if (error.code === 'LIMIT_FIELD_VALUE' && error.field !== undefined)
      return new InvalidInput([{ field: error.field, code: 'invalidLength' }]);
    // Missing in Multer's types.
    const code: string = error.code;
    if (code === 'LIMIT_FIELD_ARRAY_INDEX' && error.field !== undefined) return tooLong(error.field);
    return new InvalidInput();
  }
  // File system errors have a `syscall`; others mean a malformed form.
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? new InvalidInput() : new ServiceUnavailable();
}
