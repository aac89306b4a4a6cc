import process from 'node:process';

/** Environment variables, so that child processes inherit them. */
const VARIABLE = 'TEST_DEPTH';
const THOROUGH = 'thorough';
/** Set when tests are named on the command line. */
const NAMED = 'TEST_NAMED';

/** Whether this is a thorough run. */
export const isThorough = () => process.env[VARIABLE] === THOROUGH;

/** Makes this run and its child processes thorough. */
export function beThorough() {
  process.env[VARIABLE] = THOROUGH;
}

/** Makes this run include all named test files. */
export function beNamed() {
  process.env[NAMED] = 'yes';
}

/** The suffixes of test files that only thorough runs include. */
export const leftOut = () => (isThorough() || process.env[NAMED] ? [] : ['.thorough.spec.ts']);
