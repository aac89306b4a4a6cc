import { type ImportedFile } from '../../src/modules/portability/import-entries.js';

/** What was read from the file of an import: nothing but the given parts. */
export const importedFile = (parts: Partial<ImportedFile>): ImportedFile => ({
  source: 'page',
  links: [],
  contents: [],
  page: null,
  leftOut: [],
  ...parts,
});
