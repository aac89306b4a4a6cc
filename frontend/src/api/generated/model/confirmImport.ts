/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ConfirmImport {
  /** Whether the profile, the design and the settings of an archive replace those of the account; true by default. */
  profile?: boolean;
}
