/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Who can see it: `public`, everybody within its period; `hidden` and `draft`, only its owner. Everybody else only gets `public` entries.
 */
export type Visibility = typeof Visibility[keyof typeof Visibility];


export const Visibility = {
  public: 'public',
  hidden: 'hidden',
  draft: 'draft',
} as const;
