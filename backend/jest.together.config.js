import config from './jest.config.js';
import { ALONE } from './test/together/share.ts';

/** The same suites, many to a file (`test/together`): for a run of all of them. */
export default {
  ...config,
  testMatch: ['<rootDir>/test/together/*.spec.ts', ...ALONE.map((file) => `<rootDir>/${file}`)],
  testPathIgnorePatterns: ['/node_modules/'],
  // More than processors: the suites wait for mails and for other processes about as long as they work.
  maxWorkers: 5,
};
