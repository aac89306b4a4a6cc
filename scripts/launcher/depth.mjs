import process from 'node:process';

/** How tools and tests learn of it: a child finds it in its environment. */
const VARIABLE = 'TEST_DEPTH';
const THOROUGH = 'thorough';

/** Whether this run of the tests tries everything that is a matter of how often, or only some of it (record 30). */
export const isThorough = () => process.env[VARIABLE] === THOROUGH;

/** Makes this run, and whatever it starts, a thorough one. */
export function beThorough() {
  process.env[VARIABLE] = THOROUGH;
}
