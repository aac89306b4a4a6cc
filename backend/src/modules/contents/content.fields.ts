import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { type ErrorCode } from '../../common/errors/error-code.js';
import { leftOut, orNone, ruleOf, textField } from '../../common/validation/fields.js';
import { checkFileUrl } from '../../providers/content-address.rules.js';
import { PROVIDER_LIMITS } from '../../providers/provider.rules.js';
import { CONTENT_LIMITS } from './content-limits.rules.js';
import { checkHashTag, normaliseHashTag } from './content.rules.js';

/** A provider's file URL; empty for none. */
export const FileUrlField = textField({
  check: orNone(checkFileUrl),
  maxLength: PROVIDER_LIMITS.fileUrl,
  example: 'https://i.ytimg.com/vi/hanaTaba_01/maxresdefault.jpg',
});

/** A list of hash tags. */
export const HashTagListField = ({ description }: { description: string }): PropertyDecorator => {
  const verdict = (value: unknown): ErrorCode | null => {
    if (!Array.isArray(value)) return value === null ? 'required' : 'invalidFormat';
    if (value.length > CONTENT_LIMITS.hashTags) return 'invalidLength';
    const broken = value.map((entry) => (typeof entry === 'string' ? checkHashTag(entry) : 'invalidFormat'));
    return broken.find((rule) => rule !== null) ?? null;
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toHashTag) : value)),
    ...leftOut(true),
    ruleOf(verdict),
    ApiProperty({
      description,
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: CONTENT_LIMITS.hashTag },
      maxItems: CONTENT_LIMITS.hashTags,
      example: ['花のある暮らし'],
      required: false,
    }),
  );
};

function toHashTag(value: unknown): unknown {
  return typeof value === 'string' ? normaliseHashTag(value) : value;
}
