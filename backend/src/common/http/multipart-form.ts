import { type Request } from 'express';

/** The key under which an operation says that it takes a form. */
export const MULTIPART = 'hitohira:multipart';

/**
 * The most entries that a list of a form may name. It is more than any operation takes, so that the operation itself says
 * which of its lists is too long.
 */
export const LONGEST_LIST = 31;

/** What an operation takes as a form. */
export interface MultipartForm {
  /** The fields that files may come in. */
  files: RegExp;
  /** How many of them at once. */
  maxFiles: number;
  /** How many fields of text. */
  maxFields: number;
  /**
   * The fields that are lists, of objects or of plain values. Beside names in brackets (`details[0][title]`) such a list
   * comes as JSON, whole in one part or one entry in each; plain values come in parts of the same name as well.
   */
  lists?: Readonly<Record<string, 'objects' | 'values'>>;
  /** Whether the operation takes this form alone, and no JSON beside it. */
  only?: boolean;
}

/** A request whose files are counted before the first of them is stored. */
export interface CountedUpload extends Request {
  /** Called once, when the first file of a form begins; refuses the form where it throws. */
  beforeFirstFile?: () => Promise<void>;
}

/** Whether a request brings a form, with files or without. */
export function isMultipart(request: Request): boolean {
  return request.is('multipart/form-data') === 'multipart/form-data';
}
