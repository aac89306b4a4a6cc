import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import {
  IsBoolean,
  IsIn,
  IsInt,
  IsNotEmpty,
  IsString,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
} from 'class-validator';
import { type ErrorCode } from '../errors/error-code.js';
import {
  checkCode,
  checkDisplayId,
  checkDisplayName,
  checkEmail,
  checkIntroduction,
  checkNumericId,
  checkPassword,
  checkWithdrawReasonText,
  CODE_PATTERN,
  DISPLAY_ID_PATTERN,
} from '../rules/account-rules.js';
import { LIMITS } from '../rules/limits.js';
import { checkHeadline } from '../rules/page-rules.js';
import { checkItemKeyword, checkItemUrl, shortenItemUrl } from '../rules/item-rules.js';
import { checkLinkText, checkLinkTitle, checkLinkUrl } from '../rules/link-rules.js';
import { isPrintable, normaliseIdentifier, normaliseText } from '../rules/text.js';
import { breaks, requiredOr } from './messages.js';

/** What a field needs beside its rule: whether it may be left out, and whether null is a value. */
export interface FieldOptions {
  optional?: boolean;
  nullable?: boolean;
  description?: string;
}

interface TextFieldSpec extends FieldOptions {
  /** Whether a body, as it stands, may leave it out or empty. */
  mayBeEmpty?: (body: object) => boolean;
  /** Brings the value into the form in which it is checked and kept. */
  normalise: (value: string) => string;
  /** The first rule that the normalised value breaks. */
  check: (value: string) => ErrorCode | null;
  api: ApiPropertyOptions;
}

/** Longer addresses are cut by browsers and proxies on their way. */
const PAGE_PATH_MAX = 2000;

/** Ours are shorter; longer ones are not worth looking at. */
const LONGEST_TOKEN = 200;

/** No provider's codes are this long. */
const LONGEST_OPAQUE = 1000;

/** The largest number that the database's integers hold. */
export const LARGEST_ID = 2_147_483_647;

/** Checks what is only compared with what is kept: that it may be it, so that no other rule shuts out an old one. */
const checkCompared =
  (longest: number) =>
  (value: string): ErrorCode | null => {
    if (value === '') return 'required';
    if (value.length > longest) return 'invalidLength';
    return isPrintable(value) ? null : 'invalidFormat';
  };

/** The same rule of what may be empty too: a form, which has no null, says so that there is none. */
const orNone =
  (check: (value: string) => ErrorCode | null) =>
  (value: string): ErrorCode | null =>
    value === '' ? null : check(value);

/** The key under which a field's broken rule is found in the validation's report. */
export const RULE = 'rule';

/** One decorator for a text field: how it is normalised, what it must satisfy, and what the document says of it. */
export function TextField({
  normalise,
  check,
  api,
  optional,
  nullable,
  mayBeEmpty,
  description,
}: TextFieldSpec): PropertyDecorator {
  const verdict = (value: unknown): ErrorCode | null => {
    if (value === undefined) return 'required';
    if (value === null) return nullable ? null : 'required';
    return typeof value === 'string' ? check(value) : 'invalidFormat';
  };
  return applyDecorators(
    Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? normalise(value) : value)),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    ...(mayBeEmpty
      ? [ValidateIf((body: object, value) => !((value === undefined || value === '') && mayBeEmpty(body)))]
      : []),
    ValidateBy({
      name: RULE,
      validator: {
        validate: (value) => verdict(value) === null,
        // The message carries the rule's name; words are found where the answer is written.
        defaultMessage: (args) => verdict(args?.value) ?? 'unknown',
      },
    }),
    ApiProperty({
      ...api,
      ...(description === undefined ? {} : { description }),
      type: 'string',
      required: !optional && mayBeEmpty === undefined,
      nullable: nullable ?? false,
    }),
  );
}

/** The last part of a page's address. */
export const DisplayIdField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkDisplayId,
    api: {
      description:
        'The last part of the address of the page. Unique without regard to case; letters, digits, hyphen, underscore and dot, a letter or digit at both ends.',
      minLength: 1,
      maxLength: LIMITS.displayId.max,
      pattern: DISPLAY_ID_PATTERN.source,
      example: 'hana.yamada',
    },
    ...options,
  });

/** The name shown on a page. */
export const DisplayNameField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkDisplayName,
    api: {
      description: 'The name shown on the page, on one line.',
      minLength: 1,
      maxLength: LIMITS.displayName.max,
      example: '山田はな',
    },
    ...options,
  });

/** An e-mail address. */
export const EmailField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkEmail,
    api: {
      description: 'An e-mail address in ASCII; compared without regard to case.',
      format: 'email',
      minLength: 1,
      maxLength: LIMITS.email.max,
      example: 'hana@example.com',
    },
    ...options,
  });

/** A password to be set: the rules of the product apply. */
export const NewPasswordField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => value,
    check: checkPassword,
    api: {
      description:
        'A password: no white space, at least three of upper case, lower case, digit and symbol; common ones and ones made of the display ID or e-mail address are refused.',
      format: 'password',
      minLength: LIMITS.password.min,
      maxLength: LIMITS.password.max,
      example: 'Petal-2026-sky',
    },
    ...options,
  });

/** A password to be compared. */
export const PasswordField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => value,
    check: checkCompared(LIMITS.password.max * 2),
    api: {
      description: 'The password of the account.',
      format: 'password',
      minLength: 1,
      maxLength: LIMITS.password.max * 2,
      example: 'Petal-2026-sky',
    },
    ...options,
  });

/** The introduction on a page. */
export const IntroductionField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkIntroduction,
    api: {
      description:
        'What the creator says about themselves, on any number of lines; empty or null removes it.',
      maxLength: LIMITS.introduction.max,
      example: '東京で花を撮っています。\n週末は市場にいます。',
    },
    ...options,
  });

/** The words over a part of a page. */
export const HeadlineField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkHeadline,
    api: {
      description: 'The words, on one line.',
      minLength: 1,
      maxLength: LIMITS.headline.max,
      example: '最近の花あしらい',
    },
    ...options,
  });

/** A refresh token, as it was answered. */
export const RefreshTokenField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => value,
    check: checkCompared(LONGEST_TOKEN),
    api: {
      description: 'The refresh token that was answered last.',
      minLength: 1,
      maxLength: LONGEST_TOKEN,
      example: '2f1c1c1e-7f0e-4a55-9d0b-0d6b8c8f3b2a.1.nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
    },
    ...options,
  });

/** What stands in place of an id at an affiliate programme to remove it. */
export const NO_NUMERIC_ID = '-1';

/** An id at an affiliate programme, or what removes it. */
export const NumericIdField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: (value) => (value === NO_NUMERIC_ID ? null : checkNumericId(value)),
    api: {
      minLength: 1,
      maxLength: LIMITS.numericId.max,
      pattern: '^(?:[0-9]+|-1)$',
      example: '2837465',
    },
    ...options,
  });

/** Why somebody leaves, in their own words. */
export const WithdrawReasonTextField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkWithdrawReasonText,
    api: { minLength: 1, maxLength: LIMITS.withdrawReason.text, example: '引っ越しで活動を休みます。' },
    ...options,
  });

/** The token in the link of a mail. */
export const MailedTokenField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: checkCompared(LONGEST_TOKEN),
    api: {
      description: 'The token in the link of the mail.',
      minLength: 1,
      maxLength: LONGEST_TOKEN,
      example: 'nXo0Zl3Cw2m7oVtqv6cF1bJb0m4Pp8yq1e0s9d2k3uA',
    },
    ...options,
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

/** One decorator for a whole number in a body: which ones are taken, and what the document says of it. */
function NumberField({
  description,
  optional = false,
  inForm = false,
  rules,
  api,
}: NumberFieldSpec): PropertyDecorator {
  return applyDecorators(
    ...(inForm ? [Transform(({ value }: { value: unknown }) => fromDigits(value))] : []),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    IsInt(NUMBER_MESSAGE),
    ...rules,
    ApiProperty({ ...api, description, required: !optional } as ApiPropertyOptions),
  );
}

/** A whole number that names something. */
export const IntegerIdField = (
  options: Pick<NumberFieldSpec, 'description' | 'optional' | 'inForm'>,
): PropertyDecorator =>
  NumberField({
    rules: [Min(1, NUMBER_MESSAGE), Max(LARGEST_ID, NUMBER_MESSAGE)],
    api: { type: 'integer', minimum: 1, maximum: LARGEST_ID, example: 1 },
    ...options,
  });

/** A place in a short list, counted from 1. */
export const PlaceField = ({
  max,
  ...options
}: Pick<NumberFieldSpec, 'description'> & { max: number }): PropertyDecorator =>
  NumberField({
    rules: [Min(1, NUMBER_MESSAGE), Max(max, NUMBER_MESSAGE)],
    api: { type: 'integer', minimum: 1, maximum: max, example: 1 },
    ...options,
  });

/** The grid in which contents are first shown. */
export const ContentsFormatField = (
  options: Pick<NumberFieldSpec, 'optional' | 'inForm'>,
): PropertyDecorator => {
  const values: readonly number[] = LIMITS.contentsFormat.values;
  return NumberField({
    description: 'The grid in which contents are first shown, by how many it shows.',
    rules: [IsIn(values, NUMBER_MESSAGE)],
    api: { enum: values, enumName: 'ContentsFormat', example: LIMITS.contentsFormat.default },
    ...options,
  });
};

/** Yes or no; in a form as `1` or `0`. */
export const FlagField = ({
  description,
  optional = false,
  inForm = false,
}: Pick<NumberFieldSpec, 'description' | 'optional' | 'inForm'>): PropertyDecorator =>
  applyDecorators(
    ...(inForm ? [Transform(({ value }: { value: unknown }) => fromForm(value))] : []),
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
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

/** A mailed code. */
export const CodeField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkCode,
    api: {
      description: 'The six digits that were mailed.',
      minLength: LIMITS.code.length,
      maxLength: LIMITS.code.length,
      pattern: CODE_PATTERN.source,
      example: '048213',
    },
    ...options,
  });

/** The path of a page: what stands in an address between its host and its query. */
export const PagePathField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => value,
    check: (value) => {
      if (value === '') return 'required';
      if (value.length > PAGE_PATH_MAX) return 'invalidLength';
      return value.startsWith('/') && isPrintable(value) ? null : 'invalidFormat';
    },
    api: {
      description: 'The path of a page.',
      minLength: 1,
      maxLength: PAGE_PATH_MAX,
      example: '/profile/hana.yamada',
    },
    ...options,
  });

/** The title of a part of a link. */
export const LinkTitleField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: (value) => checkLinkTitle(value),
    api: {
      description:
        'On one line, as long as the kind of the link allows; empty for none, which takes a text instead.',
      maxLength: LIMITS.links.title,
      example: '今月の花束',
    },
    ...options,
  });

/** The text of a part of a link. */
export const LinkTextField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: (value) => checkLinkText(value),
    api: {
      description: 'On any number of lines, as long as the kind of the link allows; empty for none.',
      maxLength: LIMITS.links.text,
      example: '季節の花を選んでお届けします。',
    },
    ...options,
  });

/** Where a part of a link leads. */
export const LinkUrlField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseIdentifier,
    check: checkLinkUrl,
    api: {
      description:
        'Where it leads: http or https, without user-info, not on a host that cannot be used; `mailto:` with one e-mail address and at most a `subject`; `tel:` with digits, hyphens and a `+` before them; empty for nowhere.',
      maxLength: LIMITS.url.max,
      example: 'https://example.com/bouquet',
    },
    ...options,
  });

/** One of a few words. */
export const ChoiceField = (
  choices: readonly [string, ...string[]],
  { optional = false, description }: Omit<FieldOptions, 'nullable'> = {},
): PropertyDecorator =>
  applyDecorators(
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    IsIn(choices, requiredOr('invalidFormat')),
    ApiProperty({
      enum: choices,
      example: choices[0],
      ...(description === undefined ? {} : { description }),
      type: 'string',
      required: !optional,
      nullable: false,
    }),
  );

/** What was given out elsewhere and is shown again as it is: a code, a token, an id. */
export const OpaqueField = ({
  example,
  optional = false,
  description,
}: Omit<FieldOptions, 'nullable'> & { example: string }): PropertyDecorator =>
  applyDecorators(
    ...(optional ? [ValidateIf((_object, value) => value !== undefined)] : []),
    IsString(requiredOr('invalidFormat')),
    IsNotEmpty(breaks('required')),
    MaxLength(LONGEST_OPAQUE, breaks('invalidLength')),
    Matches(/^[\x21-\x7e]+$/, breaks('invalidFormat')),
    ApiProperty({
      minLength: 1,
      maxLength: LONGEST_OPAQUE,
      example,
      ...(description === undefined ? {} : { description }),
      type: 'string',
      required: !optional,
      nullable: false,
    }),
  );

/** The keyword of an item that malls are searched for. */
export const ItemKeywordField = (options: FieldOptions = {}) =>
  TextField({
    normalise: normaliseText,
    check: orNone(checkItemKeyword),
    api: {
      description:
        'The keyword that malls are searched for, on one line; empty or null for an item with an address.',
      maxLength: LIMITS.items.keyword,
      example: '花ばさみ',
    },
    ...options,
  });

/** The address of an item. */
export const ItemUrlField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => shortenItemUrl(normaliseIdentifier(value)),
    check: orNone(checkItemUrl),
    api: {
      description:
        'Where it is to be had, http or https; empty or null for an item with a keyword. A longer address of Amazon.co.jp is taken without its query, save its `tag`.',
      maxLength: LIMITS.url.max,
      example: 'https://example.com/scissors',
    },
    ...options,
  });

/** The name of a file of a picture that the account shows already. */
export const ImageFileNameField = (options: FieldOptions = {}) =>
  TextField({
    normalise: (value) => value.trim(),
    check: orNone(checkCompared(LONGEST_TOKEN)),
    api: {
      description:
        'Its picture, in place of a file: what `storePicture` answered, or the last part of the address of any picture that the account shows. Empty counts as left out.',
      maxLength: LONGEST_TOKEN,
      example: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08-640.webp',
    },
    ...options,
  });
