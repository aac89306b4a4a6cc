/**
 * Made from openapi/openapi.json by `npm run generate`; changes are overwritten.
 */

export interface ReadImport {
  /** An archive of this site, a saved link page (HTML or MHTML), a LinkStack JSON file, or a table (CSV) of titles and addresses, up to 300 MB; all but archives up to 16 MB. */
  file: Blob;
}
