import config from './jest.config.js';
import { ALONE } from './test/together/share.ts';

/** Runs all tests in a few grouped files (`test/together`), which is faster. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/together/*.test.ts', ...ALONE.map((file) => `<rootDir>/${file}`)],
  testPathIgnorePatterns: ['/node_modules/'],
};
