import config from './jest.config.js';
import { ALONE } from './test/together/share.ts';

/** The same tests, many files in one (`test/together`): for a run of all of them. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/together/*.test.ts', ...ALONE.map((file) => `<rootDir>/${file}`)],
  testPathIgnorePatterns: ['/node_modules/'],
};
