import { LARGEST_ID } from '../../src/common/rules/ids.js';

/** A valid ID that no row has: sequences never get this far. */
export const UNKNOWN_ID = LARGEST_ID;
