/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The first steps that the owner has done: chosen a theme, linked accounts, added a link.
 */
export type FirstStep = typeof FirstStep[keyof typeof FirstStep];


export const FirstStep = {
  theme: 'theme',
  accounts: 'accounts',
  link: 'link',
} as const;
