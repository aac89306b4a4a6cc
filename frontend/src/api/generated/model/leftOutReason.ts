/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Why: `tooMany` beyond the limits of a page, `notLinked` and `notYours` for contents without or of another linked account, `gone` where the provider has none, and so on.
 */
export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];


export const LeftOutReason = {
  invalid: 'invalid',
  noUrl: 'noUrl',
  badUrl: 'badUrl',
  duplicate: 'duplicate',
  tooMany: 'tooMany',
  notLinked: 'notLinked',
  notYours: 'notYours',
  gone: 'gone',
  providerAway: 'providerAway',
  noPicture: 'noPicture',
  badPicture: 'badPicture',
  storageFull: 'storageFull',
  withContent: 'withContent',
  unknownCategory: 'unknownCategory',
  unknownTheme: 'unknownTheme',
  cancelled: 'cancelled',
} as const;
