import { isThorough } from '../../../scripts/launcher/depth.mjs';
import { LANGUAGES, type Language } from './words';

/**
 * The languages that a journey is walked in: all of them in a thorough run, else the named one, in turn from file to file.
 * The steps are the same in each, and the words of each are there by their types.
 */
export function walkedIn(quickly: Language): readonly Language[] {
  return isThorough() ? LANGUAGES : [quickly];
}
