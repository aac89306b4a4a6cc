import { LIMITS } from '@hitohira/backend/rules';
import { type FieldWords } from '../../field-rules';
import { type ErrorWords, type Translation } from '../../translation';
import type ja from '../ja/errors';

const codes = {
  unknown: 'We could not verify this. Please check what you entered.',
  required: 'This is required.',
  invalidLength: 'The length is outside the limits.',
  invalidFormat: 'The format is not valid.',
  unknownField: 'This field is not accepted here.',
  commonPassword: 'This password is too common. Please choose another.',
  personalPassword: 'Your password cannot be based on your display ID or e-mail address.',
  wrongPassword: 'The password is incorrect.',
  invalidCode: 'The code is incorrect or has expired.',
  limitReached: 'You have reached the limit. Please delete something first.',
  unavailableUrl: 'This URL cannot be used.',
  unreadableImport:
    'Nothing can be imported from this file. Please choose a Hitohira archive, a saved link page (HTML or MHTML), a LinkStack JSON file or a CSV.',
  unsupportedImage: 'Please choose a JPEG, PNG or WebP image. Animated images are not supported.',
  tooManyPixels: 'The image dimensions are too large. Please make it smaller.',
  alreadyPublished: 'This has been published and cannot become a draft again. Hide it instead.',
  notPublished: 'This has never been published and cannot be hidden. As a draft, only you can see it.',
  invalidPeriod: 'The end has to be after the start.',
  storageFull: 'You have run out of storage. Please delete images you no longer need.',
  unreadableFile: 'The file could not be read. Please choose a JPEG, PNG or WebP image.',
  fileSizeOver: `The file is too large. Please choose an image of up to ${LIMITS.image.maxMegabytes} MB.`,
  underMaintenance: 'We are under maintenance. Please try again later.',
  wrongCredentials: 'The e-mail address or password is incorrect.',
  locked: 'Too many wrong passwords: logging in is temporarily blocked. Please try again later.',
  throttled: 'Too many attempts. Please wait a moment and try again.',
  E0101: 'We could not get data from the linked service.',
  E0102: 'Only posts from your linked accounts can be used.',
  E0103: 'This Google account has no YouTube channel.',
  E0104: 'This is a personal Instagram account.',
  E0203: 'This is already taken.',
  E0302: 'Please confirm your identity first.',
  E0301: 'This account is suspended.',
} as const satisfies ErrorWords;

const atMost = (max: number) => `Use up to ${max} characters.`;

const UNUSABLE = 'This contains a character that is not allowed.';

const email = {
  required: 'Enter your e-mail address.',
  invalidLength: atMost(LIMITS.email.max),
  invalidFormat: 'Enter an e-mail address such as name@example.com.',
} as const;

const newPassword = {
  required: 'Enter a password.',
  invalidLength: `Use ${LIMITS.password.min} to ${LIMITS.password.max} characters.`,
  invalidFormat: 'Use at least three of uppercase, lowercase, digits and symbols, and no spaces.',
  commonPassword: codes.commonPassword,
  personalPassword: codes.personalPassword,
} as const;

const passwordConfirm = {
  required: 'Enter the password again.',
  invalidFormat: 'The passwords do not match.',
} as const;

const displayId = {
  required: 'Enter a display ID.',
  invalidLength: atMost(LIMITS.displayId.max),
  invalidFormat: 'Use letters, digits, “-”, “_” and “.” only, starting and ending with a letter or digit.',
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
  invalidCode: 'The code is incorrect or has expired. Please check the digits in the e-mail.',
} as const;

const agreed = { required: 'You need to agree to continue.' } as const;

const numericId = {
  invalidLength: `Use up to ${LIMITS.numericId.max} digits.`,
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
    translatedName: { invalidLength: atMost(LIMITS.displayName.max), invalidFormat: UNUSABLE },
    translatedIntroduction: { invalidLength: atMost(LIMITS.introduction.max), invalidFormat: UNUSABLE },
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
    contactType: { required: 'Choose a topic.' },
    content: {
      required: 'Enter your message.',
      invalidLength: atMost(LIMITS.contact.content),
      invalidFormat: UNUSABLE,
    },
    agreed: { required: 'You need to agree to the privacy policy to send this.' },
  },
  report: {
    about: { required: 'Choose what you are reporting.' },
    reason: { required: 'Choose a reason.' },
    content: {
      required: 'Describe the problem.',
      invalidLength: 'This is too long. Please shorten it.',
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
    agreed: { required: 'You need to confirm this to delete your account.' },
  },
  recommendation: {
    name: {
      required: 'Enter search keywords.',
      invalidLength: atMost(LIMITS.items.keyword),
      invalidFormat: UNUSABLE,
    },
    url: {
      required: 'Enter a URL.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter a URL that starts with http:// or https://.',
      unavailableUrl: codes.unavailableUrl,
    },
    // One that was here already, and has been deleted meanwhile.
    image: { ...image, invalidFormat: 'This image is no longer available. Choose another one.' },
  },
  link: {
    title: {
      required: 'Enter a title or some text.',
      // As many as fit into this kind of link.
      invalidLength: 'Use up to {{max}} characters.',
      invalidFormat: UNUSABLE,
    },
    text: {
      required: 'Enter a title or some text.',
      invalidLength: 'Use up to {{max}} characters.',
      invalidFormat: UNUSABLE,
    },
    url: {
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter a URL that starts with http:// or https://, an e-mail address or a phone number.',
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
      required: 'Enter a URL.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter a URL that starts with http:// or https://, an e-mail address or a phone number.',
      unavailableUrl: codes.unavailableUrl,
    },
  },
  content: {
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    description: { invalidLength: atMost(LIMITS.contents.text), invalidFormat: UNUSABLE },
  },
  stories: {
    url: {
      required: 'Enter the story URL.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter a URL that starts with https://www.instagram.com/.',
    },
    title: { invalidLength: atMost(LIMITS.contents.title), invalidFormat: UNUSABLE },
    image,
  },
  video: {
    url: {
      required: 'Enter the video URL.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter the URL of a YouTube video.',
    },
  },
  shortVideo: {
    url: {
      required: 'Enter the video URL.',
      invalidLength: atMost(LIMITS.url.max),
      invalidFormat: 'Enter the URL of a TikTok video.',
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
    throttled: 'Too many attempts. Please try again later.',
    unavailable: 'We are experiencing heavy traffic or are under maintenance. Please try again shortly.',
  },
  ...fields,
} as const satisfies Translation<typeof ja>;
