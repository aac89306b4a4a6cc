import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateIf } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { checkContentText, checkContentTitle, checkFileUrl, checkHashTag } from '../rules/content-rules.js';
import { normaliseHashTag } from '../rules/hash-tags.js';
import { LIMITS } from '../rules/limits.js';
import { normaliseIdentifier, normaliseText } from '../rules/text.js';
import { checkUrl } from '../rules/web-address.js';
import { type FieldOptions, TextField } from './fields.js';
import { ruleOf } from './list-fields.js';

const { contents } = LIMITS;

/** The title of a content. */
export const ContentTitleField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkContentTitle,
    api: {
      description: 'On one line; empty or null for none.',
      maxLength: contents.title,
      example: '朝の市場で選ぶ、今週の花',
    },
    ...options,
  });

/** What is said about a content. */
export const ContentTextField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkContentText,
    api: {
      description: 'On any number of lines; empty or null for none.',
      maxLength: contents.text,
      example: '長もちさせるコツもお話しします。',
    },
    ...options,
  });

/** Where a content is to be seen; whether the address is its provider's is looked at where both are known. */
export const ContentUrlField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkUrl,
    api: {
      minLength: 1,
      maxLength: LIMITS.url.max,
      example: 'https://www.youtube.com/watch?v=hanaTaba_01',
    },
    ...options,
  });

/** The address of a file at a provider; empty for none. */
export const FileUrlField = (options: FieldOptions & { example: string }) => {
  const { example, ...rest } = options;
  return TextField({
    normalise: normaliseText,
    check: (value) => (value === '' ? null : checkFileUrl(value)),
    api: { maxLength: contents.videoUrl, example },
    ...rest,
  });
};

/** The words that a content is found by. */
export const HashTagListField = ({ description }: { description: string }): PropertyDecorator => {
  const verdict = (value: unknown): ErrorCode | null => {
    if (!Array.isArray(value)) return value === null ? 'required' : 'invalidFormat';
    if (value.length > contents.hashTags) return 'invalidLength';
    const broken = value.map((entry) => (typeof entry === 'string' ? checkHashTag(entry) : 'invalidFormat'));
    return broken.find((rule) => rule !== null) ?? null;
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(toHashTag) : value)),
    ValidateIf((_object, value) => value !== undefined),
    ruleOf(verdict),
    ApiProperty({
      description,
      type: 'array',
      items: { type: 'string', minLength: 1, maxLength: contents.hashTag },
      maxItems: contents.hashTags,
      example: ['花のある暮らし'],
      required: false,
    }),
  );
};

function toHashTag(value: unknown): unknown {
  return typeof value === 'string' ? normaliseHashTag(value) : value;
}
