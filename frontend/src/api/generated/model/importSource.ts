/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * What the file is.
 */
export type ImportSource = typeof ImportSource[keyof typeof ImportSource];


export const ImportSource = {
  hitohira: 'hitohira',
  linktree: 'linktree',
  litlink: 'litlink',
  linkstack: 'linkstack',
  page: 'page',
  csv: 'csv',
} as const;
