import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, ValidateIf } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { UploadedFile } from '../http/uploaded-file.js';
import { LIMITS } from '../rules/limits.js';
import { RULE } from './fields.js';

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
  const verdict = (value: unknown): ErrorCode | null => {
    if (value instanceof UploadedFile || (value === null && nullable)) return null;
    return value === undefined || value === null ? 'required' : 'invalidFormat';
  };
  return applyDecorators(
    // As it came: a file is no object of fields.
    Transform(({ obj, key }: { obj: Record<string, unknown>; key: string }) => obj[key]),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    ValidateBy({
      name: RULE,
      validator: {
        validate: (value) => verdict(value) === null,
        defaultMessage: (args) => verdict(args?.value) ?? 'unknown',
      },
    }),
    ApiProperty({
      description: `${description} JPEG, PNG or WebP that does not move, up to ${LIMITS.image.maxMegabytes} MB and ${LIMITS.image.maxPixels / 1_000_000} megapixels.`,
      type: 'string',
      format: 'binary',
      required: !optional,
      nullable,
      example: null,
    }),
  );
}
