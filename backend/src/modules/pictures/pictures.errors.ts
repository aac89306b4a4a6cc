import { failure } from '../../common/errors/app-error.js';
import { FileTooLarge } from '../../common/errors/request-errors.js';

/** The file is not a still JPEG, PNG or WebP. */
export class PictureKindRefused extends failure(415, 'unsupportedImage') {}

/** The file looks like a picture but cannot be decoded. */
export class PictureUnreadable extends failure(400, 'unreadableFile') {}

/** The picture has too many pixels. */
export class PictureTooLarge extends failure(413, 'tooManyPixels') {}

/** The account's storage quota is used up. */
export class StorageFull extends failure(413, 'storageFull') {}

/** The errors of operations that accept picture files. */
export const PICTURE_FAILURES = [
  FileTooLarge,
  PictureKindRefused,
  PictureUnreadable,
  PictureTooLarge,
  StorageFull,
] as const;
