/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `none`: there is no archive; `making`: a new one is being created; `ready`: it can be downloaded; `failed`: the last one requested could not be created.
 */
export type ExportState = typeof ExportState[keyof typeof ExportState];


export const ExportState = {
  none: 'none',
  making: 'making',
  ready: 'ready',
  failed: 'failed',
} as const;
