/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

/**
 * The kind of message. `AFFILIATE` and `CORPORATION` require a session.
 */
export type ContactType = typeof ContactType[keyof typeof ContactType];


export const ContactType = {
  SERVICE: 'SERVICE',
  OPERATION: 'OPERATION',
  AFFILIATE: 'AFFILIATE',
  REPORT: 'REPORT',
  CORPORATION: 'CORPORATION',
  HITOHIRA_MAG: 'HITOHIRA_MAG',
  OTHER: 'OTHER',
} as const;
