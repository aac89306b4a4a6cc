/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `none` without an archive, `making` while one is made, `ready` when it can be downloaded, `failed` when it could not be made.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  none: 'none',
  making: 'making',
  ready: 'ready',
  failed: 'failed',
} as const;
