import { LIMITS } from '@hitohira/backend/rules';
import { type FieldWords } from '../../field-rules';
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
  wrongPassword: 'The password is wrong.',
  invalidCode: 'The code is wrong or has expired.',
  limitReached: 'There is no room for more. Please delete something first.',
  unavailableUrl: 'This address cannot be used here.',
  unsupportedImage: 'Please choose a JPEG, PNG or WebP image that does not move.',
  tooManyPixels: 'The image has too many pixels. Please make it smaller.',
  storageFull: 'There is no room left for this image. Please delete some that you do not use.',
  unreadableFile: 'The file could not be read. Please choose a JPEG, PNG or WebP image.',
  fileSizeOver: `The file is too large. Please choose an image of at most ${LIMITS.image.maxMegabytes} MB.`,
  underMaintenance: 'We are under maintenance. Please try again later.',
  wrongCredentials: 'The e-mail address or the password is wrong.',
  locked: 'Too many wrong passwords: logging in is paused. Please try again later.',
  throttled: 'Too many attempts. Please wait a moment and try again.',
  E0101: 'The linked service did not give us the information.',
  E0102: 'Only posts of your linked account can be used.',
  E0103: 'This Google account has no YouTube channel.',
  E0104: 'This Instagram account is a personal one.',
  E0203: 'This is already taken.',
  E0302: 'Please confirm that it is you first.',
  E0301: 'This account is suspended.',
} as const satisfies ErrorWords;

const atMost = (max: number) => `Use at most ${max} characters.`;

const UNUSABLE = 'This has a character that cannot be used.';

const email = {
  required: 'Enter your e-mail address.',
  invalidLength: atMost(LIMITS.email.max),
  invalidFormat: 'Enter an e-mail address such as name@example.com.',
} as const;

const newPassword = {
  required: 'Enter a password.',
  invalidLength: `Use ${LIMITS.password.min} to ${LIMITS.password.max} characters.`,
  invalidFormat: 'Use at least three of upper case, lower case, digits and symbols, and no spaces.',
  commonPassword: codes.commonPassword,
  personalPassword: codes.personalPassword,
} as const;

const passwordConfirm = {
  required: 'Enter the password once more.',
  invalidFormat: 'The two passwords are not the same.',
} as const;

const displayId = {
  required: 'Enter a display ID.',
  invalidLength: atMost(LIMITS.displayId.max),
  invalidFormat: 'Use letters, digits, “-”, “_” and “.” only, with a letter or digit at both ends.',
  E0203: 'This display ID is already taken. Please try another.',
} as const;

const displayName = {
  required: 'Enter a display name.',
  invalidLength: atMost(LIMITS.displayName.max),
  invalidFormat: UNUSABLE,
} as const;

const code = {
  required: 'Enter all six digits of the code.',
  invalidFormat: 'Enter all six digits of the code.',
  invalidCode: 'The code is wrong or has expired. Please check the digits in the mail.',
} as const;

const agreed = { required: 'You need to agree before you can go on.' } as const;

const numericId = {
  invalidLength: `Use at most ${LIMITS.numericId.max} digits.`,
  invalidFormat: 'Use digits only.',
} as const;

const image = {
  required: 'Choose an image.',
  unreadableFile: codes.unreadableFile,
  fileSizeOver: codes.fileSizeOver,
} as const;

const fields = {
  login: { email, password: { required: 'Enter a password.' } },
  signUp: { email, password: newPassword, passwordConfirm, displayId, displayName, code, agreed },
  resetPassword: { email, code, password: newPassword, passwordConfirm },
  profile: {
    displayName,
    introduction: { invalidLength: atMost(LIMITS.introduction.max), invalidFormat: UNUSABLE },
    icon: { unreadableFile: codes.unreadableFile, fileSizeOver: codes.fileSizeOver },
    cover: { unreadableFile: codes.unreadableFile, fileSizeOver: codes.fileSizeOver },
    categories: {
      required: 'Choose your categories.',
      invalidLength: `Choose ${LIMITS.categories.min} to ${LIMITS.categories.max} categories.`,
    },
    headline: {
      required: 'Enter a headline.',
      invalidLength: atMost(LIMITS.headline.max),
      invalidFormat: UNUSABLE,
    },
  },
  accountSettings: {
    displayId,
    displayName,
    email: { ...email, E0203: 'This e-mail address is already taken.' },
    code,
    password: newPassword,
    passwordConfirm,
    linkswitchPid: numericId,
    mylinkPid: numericId,
    mylinkSid: numericId,
  },
  contact: {
    name: {
      required: 'Enter your name.',
      invalidLength: atMost(LIMITS.contact.name),
      invalidFormat: UNUSABLE,
    },
    email,
    contactType: { required: 'Choose what this is about.' },
    content: {
      required: 'Enter your message.',
      invalidLength: atMost(LIMITS.contact.content),
      invalidFormat: UNUSABLE,
    },
    agreed: { required: 'You need to agree to the privacy policy before you can send this.' },
  },
  report: {
    about: { required: 'Choose what you want to report.' },
    reason: { required: 'Choose a reason.' },
    content: {
      required: 'Tell us what is wrong.',
      invalidLength: 'This is too long. Please say it in fewer words.',
      invalidFormat: UNUSABLE,
    },
    email: { invalidLength: email.invalidLength, invalidFormat: email.invalidFormat },
  },
  deleteAccount: {
    reasonId: { required: 'Choose a reason.' },
    reason: {
      required: 'Enter your reason.',
      invalidLength: atMost(LIMITS.withdrawReason.text),
      invalidFormat: UNUSABLE,
    },
    agreed: { required: 'You need to confirm this before your account is deleted.' },
  },
  recommendation: {
    name: {
      required: 'Enter a keyword to look for.',
      invalidLength: atMost(LIMITS.items.keyword),
      invalidFormat: UNUSABLE,
    },
    url: {
      required: 'Enter an address.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter an address that begins with http:// or https://.',
      unavailableUrl: codes.unavailableUrl,
    },
    // One that was here already, and has been deleted meanwhile.
    image: { ...image, invalidFormat: 'This image is not there any more. Choose another one.' },
  },
  link: {
    title: {
      required: 'Enter a title or a text.',
      // As many as fit into this kind of link.
      invalidLength: 'Use at most {{max}} characters.',
      invalidFormat: UNUSABLE,
    },
    text: {
      required: 'Enter a title or a text.',
      invalidLength: 'Use at most {{max}} characters.',
      invalidFormat: UNUSABLE,
    },
    url: {
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat:
        'Enter an address that begins with http:// or https://, an e-mail address or a phone number.',
      unavailableUrl: codes.unavailableUrl,
    },
    image,
  },
  shortLink: {
    title: {
      required: 'Enter a title.',
      invalidLength: atMost(LIMITS.links.title),
      invalidFormat: UNUSABLE,
    },
    url: {
      required: 'Enter an address.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat:
        'Enter an address that begins with http:// or https://, an e-mail address or a phone number.',
      unavailableUrl: codes.unavailableUrl,
    },
  },
  content: {
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    description: { invalidLength: atMost(LIMITS.contents.text), invalidFormat: UNUSABLE },
  },
  stories: {
    url: {
      required: 'Enter the address of the story.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter an address that begins with https://www.instagram.com/.',
    },
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    image,
  },
  video: {
    url: {
      required: 'Enter the address of the video.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter the address of a YouTube video.',
    },
  },
  shortVideo: {
    url: {
      required: 'Enter the address of the video.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter the address of a TikTok video.',
    },
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    text: { invalidLength: atMost(LIMITS.contents.text), invalidFormat: UNUSABLE },
    image,
  },
  linkage: {
    userId: {
      required: 'Enter the ID of your account.',
      invalidLength: atMost(LIMITS.shortVideoUserId.max),
    },
  },
} as const satisfies FieldWords;

export default {
  codes,
  calls: {
    tooLarge: 'This is more than can be sent at once. Please send fewer or smaller images.',
    throttled: 'Too many attempts for now. Please wait a while and try again.',
    unavailable: 'We are busy or under maintenance. Please try again shortly.',
  },
  ...fields,
} as const satisfies Translation<typeof ja>;
