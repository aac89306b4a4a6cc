import {
  ChoiceField,
  keepUnchanged,
  checkCompared,
  NumberChoiceField,
  orNone,
  textField,
} from '../../common/validation/fields.js';
import { normaliseIdentifier } from '../../common/rules/text.js';
import {
  checkDisplayId,
  checkDisplayName,
  checkIntroduction,
  checkNumericId,
  checkPassword,
  CONTENTS_FORMATS,
  DISPLAY_ID_LIMITS,
  DISPLAY_ID_PATTERN,
  DISPLAY_NAME_LIMITS,
  HEADER_TYPES,
  INTRODUCTION_LIMITS,
  NUMERIC_ID_LIMITS,
  PASSWORD_LIMITS,
} from './account.rules.js';
import { checkTimeZone, DEFAULT_TIME_ZONE, TIME_ZONE_LIMITS } from '../visibility/visibility.rules.js';

/** The last part of a page's address. */
export const DisplayIdField = textField({
  normalise: normaliseIdentifier,
  check: checkDisplayId,
  description:
    "The last part of the page's URL. Unique, ignoring case. Letters, digits, hyphens, underscores and dots; must start and end with a letter or digit.",
  minLength: 1,
  maxLength: DISPLAY_ID_LIMITS.max,
  pattern: DISPLAY_ID_PATTERN.source,
  example: 'hana.yamada',
});

/** The name shown on a page. */
export const DisplayNameField = textField({
  check: checkDisplayName,
  description: 'The name shown on the page, on one line.',
  minLength: 1,
  maxLength: DISPLAY_NAME_LIMITS.max,
  example: '山田はな',
});

/** A new password. */
export const NewPasswordField = textField({
  normalise: keepUnchanged,
  check: checkPassword,
  description:
    'The new password. No white space; at least three of upper case, lower case, digit and symbol. Common passwords and those made from the display ID or e-mail address are rejected.',
  format: 'password',
  minLength: PASSWORD_LIMITS.min,
  maxLength: PASSWORD_LIMITS.max,
  example: 'Petal-2026-sky',
});

const LONGEST_COMPARED_PASSWORD = PASSWORD_LIMITS.max * 2;

/** The current password, which is only compared. */
export const PasswordField = textField({
  normalise: keepUnchanged,
  check: checkCompared(LONGEST_COMPARED_PASSWORD),
  description: 'The password of the account.',
  format: 'password',
  minLength: 1,
  maxLength: LONGEST_COMPARED_PASSWORD,
  example: 'Petal-2026-sky',
});

/** The introduction on a page. */
export const IntroductionField = textField({
  check: checkIntroduction,
  description: 'The introduction, which may have several lines. Empty or null removes it.',
  maxLength: INTRODUCTION_LIMITS.max,
  example: '東京で花を撮っています。\n週末は市場にいます。',
});

/** The display name in another language. */
export const TranslatedNameField = textField({
  check: orNone(checkDisplayName),
  description: 'The display name, on one line. If empty, null or omitted, the original is shown.',
  maxLength: DISPLAY_NAME_LIMITS.max,
  example: 'Hana Yamada',
});

/** The introduction in another language. */
export const TranslatedIntroductionField = textField({
  check: checkIntroduction,
  description: 'The introduction. If empty, null or omitted, the original is shown.',
  maxLength: INTRODUCTION_LIMITS.max,
  example: 'I photograph flowers in Tokyo.',
});

/** The value that removes an affiliate ID. */
export const NO_NUMERIC_ID = '-1';

/** An affiliate ID, or the value that removes it. */
export const NumericIdField = textField({
  normalise: normaliseIdentifier,
  check: (value) => (value === NO_NUMERIC_ID ? null : checkNumericId(value)),
  minLength: 1,
  maxLength: NUMERIC_ID_LIMITS.max,
  pattern: `^(?:[0-9]+|${NO_NUMERIC_ID})$`,
  example: '2837465',
});

/** The time zone in which an owner enters times. */
export const TimeZoneField = textField({
  normalise: normaliseIdentifier,
  check: checkTimeZone,
  description: 'The IANA name of the time zone in which you enter times.',
  minLength: 1,
  maxLength: TIME_ZONE_LIMITS.max,
  example: DEFAULT_TIME_ZONE,
});

/** How many contents the page shows at first. */
export const ContentsFormatField = (options: { optional: boolean; inForm: boolean }): PropertyDecorator =>
  NumberChoiceField(CONTENTS_FORMATS.values, {
    description: 'How many contents the page shows at first.',
    enumName: 'ContentsFormat',
    example: CONTENTS_FORMATS.default,
    ...options,
  });

export const HEADER_TYPE_DESCRIPTION =
  'The layout of the page header: `portrait` centers the icon under the cover, `banner` aligns everything to the side under a tall cover, `compact` puts the name beside a small icon under a low cover.';

/** How the top of the page is arranged. */
export const HeaderTypeField = (options: { optional: boolean }): PropertyDecorator =>
  ChoiceField(HEADER_TYPES, {
    description: HEADER_TYPE_DESCRIPTION,
    enumName: 'HeaderType',
    ...options,
  });
