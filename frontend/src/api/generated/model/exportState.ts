/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `none`: there is no archive; `making`: it is being made; `ready`: it can be downloaded; `failed`: it could not be made.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  none: 'none',
  making: 'making',
  ready: 'ready',
  failed: 'failed',
} as const;
