import { AppError, failure } from '../../common/errors/app-error.js';
import { FileTooLarge } from '../../common/errors/request-errors.js';

/** The file is no picture of a kind that is taken: not JPEG, PNG or WebP, or one that moves. */
export class PictureKindRefused extends AppError {
  static override readonly spec = failure(415, 'unsupportedImage');
}

/** The file begins like a picture and cannot be read to its end. */
export class PictureUnreadable extends AppError {
  static override readonly spec = failure(400, 'unreadableFile');
}

/** The picture has more pixels than are decoded. */
export class PictureTooLarge extends AppError {
  static override readonly spec = failure(413, 'tooManyPixels');
}

/** What the account has stored leaves no room for the picture. */
export class StorageFull extends AppError {
  static override readonly spec = failure(413, 'storageFull');
}

/** What an operation answers that takes pictures as files, where one of them cannot be taken. */
export const PICTURE_FAILURES = [
  FileTooLarge,
  PictureKindRefused,
  PictureUnreadable,
  PictureTooLarge,
  StorageFull,
] as const;
