/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Who may see it: `public`, everybody in its time; `hidden` and `draft`, only its owner. Others are never shown anything but `public`.
 */
export type Visibility = typeof Visibility[keyof typeof Visibility];


export const Visibility = {
  public: 'public',
  hidden: 'hidden',
  draft: 'draft',
} as const;
