import { applyDecorators, type Type as ClassOf } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { checkEmail, EMAIL_LIMITS } from '../rules/email-address.js';
import { LARGEST_ID } from '../rules/ids.js';
import { checkCode, CODE_LIMITS, CODE_PATTERN } from '../rules/mailed-code.js';
import { isPrintable, normaliseIdentifier, normaliseText } from '../rules/text.js';
import { breaks, requiredOr } from './messages.js';

/** Options of a field: whether it may be missing or null. */
export interface FieldOptions {
  optional?: boolean;
  nullable?: boolean;
  description?: string;
  example?: string;
}

interface TextFieldSpec extends FieldOptions {
  /** Whether this body may omit it or leave it empty. */
  mayBeEmpty?: (body: object) => boolean;
  /** Normalises the value; as any text by default. */
  normalise?: (value: string) => string;
  /** Returns the first rule that the normalised value breaks. */
  check: (value: string) => ErrorCode | null;
  minLength?: number;
  maxLength: number;
  pattern?: string;
  format?: string;
}

/** Browsers and proxies cut longer URLs. */
const PAGE_PATH_MAX = 2000;

/** Longer than any provider's codes. */
const MAX_OPAQUE_LENGTH = 1000;

/** Longer than any of our tokens. */
export const MAX_TOKEN_LENGTH = 200;

export const keepUnchanged = (value: string): string => value;

/** Checks a value that is only compared with a stored one; stricter rules could reject an old value. */
export const checkCompared =
  (longest: number) =>
  (value: string): ErrorCode | null => {
    if (value === '') return 'required';
    if (value.length > longest) return 'invalidLength';
    return isPrintable(value) ? null : 'invalidFormat';
  };

/** Allows an empty value, which means null in a form. */
export const orNone =
  (check: (value: string) => ErrorCode | null) =>
  (value: string): ErrorCode | null =>
    value === '' ? null : check(value);

/** An object with fields of its own, or null; may be left out. */
export const PartField = (
  part: () => ClassOf<object>,
  { description }: { description: string },
): PropertyDecorator =>
  applyDecorators(
    Type(part),
    ValidateIf((_object, value) => value !== undefined && value !== null),
    IsObject(breaks('invalidFormat')),
    ValidateNested(breaks('invalidFormat')),
    ApiProperty({ description, type: () => part(), required: false, nullable: true }),
  );

/** A decorator for a rule on a whole field. */
export const ruleOf = (check: (value: unknown) => ErrorCode | null): PropertyDecorator =>
  ValidateBy({
    name: 'rule',
    validator: {
      validate: (value) => check(value) === null,
      // The message is the code; the filter translates it.
      defaultMessage: (args) => check(args?.value) ?? 'unknown',
    },
  });

/** Allows a field to be missing. */
export const leftOut = (optional: boolean): PropertyDecorator[] =>
  optional ? [ValidateIf((_object, value) => value !== undefined)] : [];

/** A text field: normalisation, validation and schema. */
export function TextField({
  normalise = normaliseText,
  check,
  optional = false,
  nullable = false,
  mayBeEmpty,
  ...api
}: TextFieldSpec): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalise(value) : value)),
    ...leftOut(optional),
    ...(mayBeEmpty
      ? [ValidateIf((body: object, value) => !((value === undefined || value === '') && mayBeEmpty(body)))]
      : []),
    ruleOf((value) => {
      if (value === undefined) return 'required';
      if (value === null) return nullable ? null : 'required';
      return typeof value === 'string' ? check(value) : 'invalidFormat';
    }),
    ApiProperty({
      ...api,
      type: 'string',
      required: !optional && mayBeEmpty === undefined,
      nullable,
    }),
  );
}

/** Creates a decorator for a kind of text field. */
export const textField =
  (spec: TextFieldSpec) =>
  (options: FieldOptions = {}): PropertyDecorator =>
    TextField({ ...spec, ...options });

export const EmailField = textField({
  normalise: normaliseIdentifier,
  check: checkEmail,
  description: 'An e-mail address in ASCII, not case-sensitive.',
  format: 'email',
  minLength: 1,
  maxLength: EMAIL_LIMITS.max,
  example: 'hana@example.com',
});

export const CodeField = textField({
  normalise: normaliseIdentifier,
  check: checkCode,
  description: 'The six-digit code from the e-mail.',
  minLength: CODE_LIMITS.length,
  maxLength: CODE_LIMITS.length,
  pattern: CODE_PATTERN.source,
  example: '048213',
});

export const MailedTokenField = textField({
  check: checkCompared(MAX_TOKEN_LENGTH),
  description: 'The token from the link in the e-mail.',
  minLength: 1,
  maxLength: MAX_TOKEN_LENGTH,
  example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
});

/** A page's path, without host and query. */
export const PagePathField = textField({
  normalise: keepUnchanged,
  check: (value) => checkCompared(PAGE_PATH_MAX)(value) ?? (value.startsWith('/') ? null : 'invalidFormat'),
  description: 'The path of a page.',
  minLength: 1,
  maxLength: PAGE_PATH_MAX,
  example: '/profile/hana.yamada',
});

/** An opaque value from another service: a code, a token, an id. */
export const OpaqueField = textField({
  normalise: keepUnchanged,
  check: (value) =>
    checkCompared(MAX_OPAQUE_LENGTH)(value) ?? (/^[\x21-\x7e]+$/.test(value) ? null : 'invalidFormat'),
  minLength: 1,
  maxLength: MAX_OPAQUE_LENGTH,
  example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
});

interface NumberFieldSpec extends Pick<FieldOptions, 'optional'> {
  description: string;
  /** Whether a form may contain it; then digits are accepted. */
  inForm?: boolean;
  rules: PropertyDecorator[];
  api: ApiPropertyOptions;
}

const NUMBER_MESSAGE = requiredOr('invalidFormat');

/** Converts digits to a number. */
export const readDigits = Transform(({ value }: { value: unknown }) => fromDigits(value));

/** An integer field: validation and schema. */
function NumberField({
  description,
  optional = false,
  inForm = false,
  rules,
  api,
}: NumberFieldSpec): PropertyDecorator {
  return applyDecorators(
    ...(inForm ? [readDigits] : []),
    ...leftOut(optional),
    IsInt(NUMBER_MESSAGE),
    ...rules,
    ApiProperty({ ...api, description, required: !optional } as ApiPropertyOptions),
  );
}

/** A position in a short list, counted from 1. */
export const PlaceField = ({
  max,
  ...options
}: Omit<NumberFieldSpec, 'rules' | 'api'> & { max: number }): PropertyDecorator =>
  NumberField({
    rules: [Min(1, NUMBER_MESSAGE), Max(max, NUMBER_MESSAGE)],
    api: { type: 'integer', minimum: 1, maximum: max, example: 1 },
    ...options,
  });

export const IntegerIdField = (options: Omit<NumberFieldSpec, 'rules' | 'api'>): PropertyDecorator =>
  PlaceField({ max: LARGEST_ID, ...options });

/** One of several integers. */
export const NumberChoiceField = (
  values: readonly number[],
  {
    enumName,
    example,
    ...options
  }: Omit<NumberFieldSpec, 'rules' | 'api'> & { enumName: string; example: number },
): PropertyDecorator =>
  NumberField({
    rules: [IsIn(values, NUMBER_MESSAGE)],
    api: { enum: values, enumName, example },
    ...options,
  });

/** A boolean; `1` or `0` in a form. */
export const FlagField = ({
  description,
  optional = false,
  inForm = false,
}: Omit<NumberFieldSpec, 'rules' | 'api'>): PropertyDecorator =>
  applyDecorators(
    ...(inForm ? [Transform(({ value }: { value: unknown }) => fromForm(value))] : []),
    ...leftOut(optional),
    IsBoolean(requiredOr('invalidFormat')),
    ApiProperty({
      description: inForm ? `${description} In a form, \`1\` or \`0\`.` : description,
      type: 'boolean',
      required: !optional,
      example: true,
    }),
  );

/** Converts a form's `1` or `0`; other values are unchanged. */
function fromForm(value: unknown): unknown {
  const digit = typeof value === 'string' ? normaliseIdentifier(value) : value;
  return digit === '1' || digit === '0' ? digit === '1' : value;
}

/** Converts digits to a number; other values, even in other number formats, are unchanged. */
export function fromDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = normaliseIdentifier(value);
  return /^\d{1,10}$/.test(digits) ? Number(digits) : value;
}

/** One of several strings; `enumName` names their schema. */
export const ChoiceField = (
  choices: readonly [string, ...string[]],
  {
    optional = false,
    enumName,
    ...api
  }: Pick<FieldOptions, 'optional' | 'description'> & { enumName?: string } = {},
): PropertyDecorator =>
  applyDecorators(
    ...leftOut(optional),
    IsIn(choices, requiredOr('invalidFormat')),
    ApiProperty({
      enum: choices,
      example: choices[0],
      ...api,
      // A named schema describes the rest.
      ...(enumName === undefined ? { type: 'string', nullable: false } : { enumName }),
      required: !optional,
    }),
  );
