import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, Max, Min, ValidateBy, ValidateIf } from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import { checkEmail, EMAIL_LIMITS } from '../rules/email-address.js';
import { LARGEST_ID } from '../rules/ids.js';
import { checkCode, CODE_LIMITS, CODE_PATTERN } from '../rules/mailed-code.js';
import { isPrintable, normaliseIdentifier, normaliseText } from '../rules/text.js';
import { requiredOr } from './messages.js';

/** What a field needs beside its rule: whether it may be left out, and whether null is a value. */
export interface FieldOptions {
  optional?: boolean;
  nullable?: boolean;
  description?: string;
  example?: string;
}

interface TextFieldSpec extends FieldOptions {
  /** Whether a body, as it stands, may leave it out or empty. */
  mayBeEmpty?: (body: object) => boolean;
  /** Brings the value into the form in which it is checked and kept; as any text where it is not given. */
  normalise?: (value: string) => string;
  /** The first rule that the normalised value breaks. */
  check: (value: string) => ErrorCode | null;
  minLength?: number;
  maxLength: number;
  pattern?: string;
  format?: string;
}

/** Longer addresses are cut by browsers and proxies on their way. */
const PAGE_PATH_MAX = 2000;

/** No provider's codes are this long. */
const LONGEST_OPAQUE = 1000;

/** Ours are shorter; longer ones are not worth looking at. */
export const LONGEST_TOKEN = 200;

/** A value that is taken as it came. */
export const asItCame = (value: string): string => value;

/** Checks what is only compared with what is kept: that it may be it, so that no other rule shuts out an old one. */
export const checkCompared =
  (longest: number) =>
  (value: string): ErrorCode | null => {
    if (value === '') return 'required';
    if (value.length > longest) return 'invalidLength';
    return isPrintable(value) ? null : 'invalidFormat';
  };

/** The same rule of what may be empty too: a form, which has no null, says so that there is none. */
export const orNone =
  (check: (value: string) => ErrorCode | null) =>
  (value: string): ErrorCode | null =>
    value === '' ? null : check(value);

/** A rule that a whole field has to satisfy: the first one that it breaks, or null. */
export const ruleOf = (check: (value: unknown) => ErrorCode | null): PropertyDecorator =>
  ValidateBy({
    name: 'rule',
    validator: {
      validate: (value) => check(value) === null,
      // The message carries the rule's name; words are found where the answer is written.
      defaultMessage: (args) => check(args?.value) ?? 'unknown',
    },
  });

/** Lets a field be left out, where it may be. */
export const leftOut = (optional: boolean): PropertyDecorator[] =>
  optional ? [ValidateIf((_object, value) => value !== undefined)] : [];

/** One decorator for a text field: how it is normalised, what it must satisfy, and what the document says of it. */
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

/** Makes the decorator of a text field from what every such field has. */
export const textField =
  (spec: TextFieldSpec) =>
  (options: FieldOptions = {}): PropertyDecorator =>
    TextField({ ...spec, ...options });

/** An e-mail address. */
export const EmailField = textField({
  normalise: normaliseIdentifier,
  check: checkEmail,
  description: 'An e-mail address in ASCII; compared without regard to case.',
  format: 'email',
  minLength: 1,
  maxLength: EMAIL_LIMITS.max,
  example: 'hana@example.com',
});

/** A mailed code. */
export const CodeField = textField({
  normalise: normaliseIdentifier,
  check: checkCode,
  description: 'The six digits that were mailed.',
  minLength: CODE_LIMITS.length,
  maxLength: CODE_LIMITS.length,
  pattern: CODE_PATTERN.source,
  example: '048213',
});

/** The token in the link of a mail. */
export const MailedTokenField = textField({
  check: checkCompared(LONGEST_TOKEN),
  description: 'The token in the link of the mail.',
  minLength: 1,
  maxLength: LONGEST_TOKEN,
  example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
});

/** The path of a page: what stands in an address between its host and its query. */
export const PagePathField = textField({
  normalise: asItCame,
  check: (value) => checkCompared(PAGE_PATH_MAX)(value) ?? (value.startsWith('/') ? null : 'invalidFormat'),
  description: 'The path of a page.',
  minLength: 1,
  maxLength: PAGE_PATH_MAX,
  example: '/profile/hana.yamada',
});

/** What was given out elsewhere and is shown again as it is: a code, a token, an id. */
export const OpaqueField = textField({
  normalise: asItCame,
  check: (value) =>
    checkCompared(LONGEST_OPAQUE)(value) ?? (/^[\x21-\x7e]+$/.test(value) ? null : 'invalidFormat'),
  minLength: 1,
  maxLength: LONGEST_OPAQUE,
  example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
});

interface NumberFieldSpec extends Pick<FieldOptions, 'optional'> {
  description: string;
  /** Whether it may come in a form: then it may come as digits. */
  inForm?: boolean;
  /** Which whole numbers are taken. */
  rules: PropertyDecorator[];
  api: ApiPropertyOptions;
}

const NUMBER_MESSAGE = requiredOr('invalidFormat');

/** Reads digits as the number that they write. */
export const readDigits = Transform(({ value }: { value: unknown }) => fromDigits(value));

/** One decorator for a whole number in a body: which ones are taken, and what the document says of it. */
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

/** A place in a short list, counted from 1. */
export const PlaceField = ({
  max,
  ...options
}: Omit<NumberFieldSpec, 'rules' | 'api'> & { max: number }): PropertyDecorator =>
  NumberField({
    rules: [Min(1, NUMBER_MESSAGE), Max(max, NUMBER_MESSAGE)],
    api: { type: 'integer', minimum: 1, maximum: max, example: 1 },
    ...options,
  });

/** A whole number that names something. */
export const IntegerIdField = (options: Omit<NumberFieldSpec, 'rules' | 'api'>): PropertyDecorator =>
  PlaceField({ max: LARGEST_ID, ...options });

/** One of a few whole numbers. */
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

/** Yes or no; in a form as `1` or `0`. */
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

/** What a form writes for yes and no; everything else as it is. */
function fromForm(value: unknown): unknown {
  const digit = typeof value === 'string' ? normaliseIdentifier(value) : value;
  return digit === '1' || digit === '0' ? digit === '1' : value;
}

/** The number that digits alone write; everything else as it is: what other parsers of numbers take is none. */
export function fromDigits(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const digits = normaliseIdentifier(value);
  return /^\d{1,10}$/.test(digits) ? Number(digits) : value;
}

/** One of a few words. */
export const ChoiceField = (
  choices: readonly [string, ...string[]],
  { optional = false, ...api }: Pick<FieldOptions, 'optional' | 'description'> = {},
): PropertyDecorator =>
  applyDecorators(
    ...leftOut(optional),
    IsIn(choices, requiredOr('invalidFormat')),
    ApiProperty({
      enum: choices,
      example: choices[0],
      ...api,
      type: 'string',
      required: !optional,
      nullable: false,
    }),
  );
