import { type Request } from 'express';

/** The key under which an operation says that it takes a form. */
export const MULTIPART = 'hitohira:multipart';

/** What an operation takes as a form. */
export interface MultipartForm {
  /** The fields that files may come in. */
  files: RegExp;
  /** How many of them at once. */
  maxFiles: number;
  /** How many fields of text. */
  maxFields: number;
}

/** Whether a request brings a form with files. */
export function isMultipart(request: Request): boolean {
  return request.is('multipart/form-data') === 'multipart/form-data';
}
