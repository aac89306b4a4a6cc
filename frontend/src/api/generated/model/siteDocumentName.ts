/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * Which document it is.
 */
export type SiteDocumentName = typeof SiteDocumentName[keyof typeof SiteDocumentName];


export const SiteDocumentName = {
  terms: 'terms',
  privacy: 'privacy',
  'external-transmission': 'external-transmission',
  takedown: 'takedown',
  help: 'help',
  faq: 'faq',
} as const;
