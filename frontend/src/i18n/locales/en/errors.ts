import { type ErrorWords, type Translation } from '../../translation';
import type ja from '../ja/errors';

const codes = {
  unknown: 'This could not be checked. Please look at it again.',
  required: 'Please fill this in.',
  invalidLength: 'The length is not within the limits.',
  invalidFormat: 'This does not have the right form.',
  unknownField: 'This field is not accepted here.',
  commonPassword: 'This password is too common. Please choose another.',
  personalPassword: 'A password made of your display ID or e-mail address cannot be used.',
  invalidCode: 'The code is wrong or has expired.',
  E0203: 'This is already taken.',
} as const satisfies ErrorWords;

export default {
  codes,
  calls: {
    throttled: 'Too many attempts for now. Please wait a while and try again.',
    unknown: 'Something went wrong. Please try again in a while.',
  },
  fields: {
    email: {
      required: 'Enter your e-mail address.',
      invalidLength: 'Use at most 256 characters.',
      invalidFormat: 'Enter an e-mail address such as name@example.com.',
    },
    password: {
      required: 'Enter a password.',
      invalidLength: 'Use 8 to 128 characters.',
      invalidFormat: 'Use at least three of upper case, lower case, digits and symbols, and no spaces.',
    },
    passwordConfirm: {
      required: 'Enter the password once more.',
      invalidFormat: 'The two passwords are not the same.',
    },
    displayId: {
      required: 'Enter a display ID.',
      invalidLength: 'Use at most 30 characters.',
      invalidFormat: 'Use letters, digits, “-”, “_” and “.” only, with a letter or digit at both ends.',
      E0203: 'This display ID is already taken. Please try another.',
    },
    displayName: {
      required: 'Enter a display name.',
      invalidLength: 'Use at most 30 characters.',
      invalidFormat: 'This has a character that cannot be used.',
    },
    introduction: {
      invalidLength: 'Use at most 150 characters.',
      invalidFormat: 'This has a character that cannot be used.',
    },
    code: {
      required: 'Enter all six digits of the code.',
      invalidFormat: 'Enter all six digits of the code.',
      invalidCode: 'The code is wrong or has expired. Please check the digits in the mail.',
    },
    agreed: {
      required: 'You need to agree before you can go on.',
    },
  },
} as const satisfies Translation<typeof ja>;
