/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The name of the document.
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
