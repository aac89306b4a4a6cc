/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The error code of the first entry.
 */
export type ErrorCode = typeof ErrorCode[keyof typeof ErrorCode];


export const ErrorCode = {
  unknown: 'unknown',
  required: 'required',
  invalidLength: 'invalidLength',
  invalidFormat: 'invalidFormat',
  unknownField: 'unknownField',
  commonPassword: 'commonPassword',
  personalPassword: 'personalPassword',
  wrongPassword: 'wrongPassword',
  invalidCode: 'invalidCode',
  limitReached: 'limitReached',
  unavailableUrl: 'unavailableUrl',
  alreadyPublished: 'alreadyPublished',
  notPublished: 'notPublished',
  invalidPeriod: 'invalidPeriod',
  unreadableFile: 'unreadableFile',
  unreadableImport: 'unreadableImport',
  unsupportedImage: 'unsupportedImage',
  tooManyPixels: 'tooManyPixels',
  storageFull: 'storageFull',
  fileSizeOver: 'fileSizeOver',
  underMaintenance: 'underMaintenance',
  wrongCredentials: 'wrongCredentials',
  locked: 'locked',
  throttled: 'throttled',
  E0101: 'E0101',
  E0102: 'E0102',
  E0103: 'E0103',
  E0104: 'E0104',
  E0203: 'E0203',
  E0301: 'E0301',
  E0302: 'E0302',
} as const;
