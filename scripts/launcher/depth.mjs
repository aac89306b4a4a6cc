import process from 'node:process';

/** How tools and tests learn of it: a child finds it in its environment. */
const VARIABLE = 'TEST_DEPTH';
const THOROUGH = 'thorough';
/** Set where somebody has named what is to be tried. */
const NAMED = 'TEST_NAMED';

/** Whether this run of the tests tries everything that is a matter of how often, or only some of it (record 30). */
export const isThorough = () => process.env[VARIABLE] === THOROUGH;

/** Makes this run, and whatever it starts, a thorough one. */
export function beThorough() {
  process.env[VARIABLE] = THOROUGH;
}

/** Makes this run one of what was named: no file of tests is left out of it. */
export function beNamed() {
  process.env[NAMED] = 'yes';
}

/** The files of tests, by the end of their names, that this run leaves to a thorough one (record 30). */
export const leftOut = () => (isThorough() || process.env[NAMED] ? [] : ['.thorough.spec.ts']);
