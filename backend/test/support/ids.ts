import { LARGEST_ID } from '../../src/common/rules/ids.js';

/** A valid ID without a row: sequences never get this far. */
export const UNKNOWN_ID = LARGEST_ID;
