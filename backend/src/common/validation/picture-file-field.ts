import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInstance, ValidateIf } from 'class-validator';
import { UploadedFile } from '../http/uploaded-file.js';
import { LIMITS } from '../rules/limits.js';
import { requiredOr } from './messages.js';

/** Where a picture comes: a file of a form. What is in it is looked at later; null, in JSON, removes one. */
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
    // As it came: a file is no object of fields.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    ...(nullable ? [ValidateIf((_object, value) => value !== null)] : []),
    IsInstance(UploadedFile, requiredOr('invalidFormat')),
    ApiProperty({
      description: `${description} JPEG, PNG or WebP that does not move, up to ${LIMITS.image.maxMegabytes} MB and ${LIMITS.image.maxPixels / 1_000_000} megapixels.`,
      type: 'string',
      format: 'binary',
      required: !optional,
      nullable,
    }),
  );
}
