/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * `read` until it is confirmed, then `running`, and finally `done`, `cancelled` or `failed`.
 */
export type ImportState = typeof ImportState[keyof typeof ImportState];


export const ImportState = {
  read: 'read',
  running: 'running',
  done: 'done',
  cancelled: 'cancelled',
  failed: 'failed',
} as const;
