import { type Request } from 'express';

/** The metadata key of operations that accept a form. */
export const MULTIPART = 'hitohira:multipart';

/**
 * The maximum list index in a form. Higher than any operation's limit, so that the operation reports lists that are too
 * long.
 */
export const MAX_LIST_LENGTH = 31;

/** The form that an operation accepts. */
export interface MultipartForm {
  /** The names of file fields. */
  files: RegExp;
  maxFiles: number;
  /** The maximum size of a file in bytes; that of a picture by default. */
  maxFileBytes?: number;
  /** The maximum number of text fields. */
  maxFields: number;
  /**
   * The list fields. Besides names in brackets (`details[0][title]`), a list can be sent as JSON, whole or per entry;
   * plain values can also repeat the name.
   */
  lists?: Readonly<Record<string, 'objects' | 'values'>>;
  /** The fields that are objects. Besides names in brackets (`translations[en][displayName]`), they can be sent as JSON. */
  objects?: readonly string[];
  /** Whether the operation accepts only the form, and no JSON. */
  only?: boolean;
}

/** A request whose upload is counted before the first file is stored. */
export interface CountedUpload extends Request {
  /** Called once, before the first file; rejects the form by throwing. */
  beforeFirstFile?: () => Promise<void>;
}

export function isMultipart(request: Request): boolean {
  return request.is('multipart/form-data') === 'multipart/form-data';
}
