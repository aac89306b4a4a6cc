import { type ImportedFile } from '../../src/modules/portability/import-entries.js';

/** The parsed file of an import, empty except for the given parts. */
export const importedFile = (parts: Partial<ImportedFile>): ImportedFile => ({
  source: 'page',
  links: [],
  contents: [],
  page: null,
  leftOut: [],
  ...parts,
});
