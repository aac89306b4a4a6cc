import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInstance, ValidateIf } from 'class-validator';
import { UploadedFile } from '../../common/http/uploaded-file.js';
import {
  checkCompared,
  leftOut,
  MAX_TOKEN_LENGTH,
  orNone,
  textField,
} from '../../common/validation/fields.js';
import { requiredOr } from '../../common/validation/messages.js';
import { PICTURE_LIMITS } from './picture.rules.js';

/** An uploaded picture file. Its content is checked later; null, in JSON, removes a picture. */
export function PictureFileField({
  description,
  optional = false,
  nullable = false,
}: {
  description: string;
  optional?: boolean;
  nullable?: boolean;
}): PropertyDecorator {
  return applyDecorators(
    // Keeps the `UploadedFile` instance.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ...leftOut(optional),
    ...(nullable ? [ValidateIf((_object, value) => value !== null)] : []),
    IsInstance(UploadedFile, requiredOr('invalidFormat')),
    ApiProperty({
      description: `${description} A still JPEG, PNG or WebP, up to ${PICTURE_LIMITS.maxMegabytes} MB and ${PICTURE_LIMITS.maxPixels / 1_000_000} megapixels.`,
      type: 'string',
      format: 'binary',
      required: !optional,
      nullable,
    }),
  );
}

/** The file name of a picture that the account already has. */
export const ImageFileNameField = textField({
  normalise: (value) => value.trim(),
  check: orNone(checkCompared(MAX_TOKEN_LENGTH)),
  description:
    'The name of a picture instead of a file: as returned by `storePicture`, or the last part of the URL of any picture of the account. Empty counts as omitted.',
  maxLength: MAX_TOKEN_LENGTH,
  example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp',
});
