/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Why, for example: `tooMany`, the page is full; `notLinked`, the account that posted a content is not linked; `notYours`, another account posted it; `gone`, the provider no longer has it; `serviceLink`, it looks like a link of the service whose page was saved.
 */
export type LeftOutReason = typeof LeftOutReason[keyof typeof LeftOutReason];


export const LeftOutReason = {
  invalid: 'invalid',
  noUrl: 'noUrl',
  badUrl: 'badUrl',
  serviceLink: 'serviceLink',
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
