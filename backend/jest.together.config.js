import config from './jest.config.js';
import { ALONE } from './test/together/share.ts';

/** The same suites, many to a file (`test/together`): for a run of all of them. */
export default {
  ...config,
  testMatch: [
    '<rootDir>/test/together/*.spec.ts',
    '<rootDir>/{src,test,sandbox}/**/*.slow.spec.ts',
    '!<rootDir>/sandbox/lifecycle/**',
    ...ALONE.map((file) => `<rootDir>/${file}`),
  ],
  // More than processors: the suites wait for mails and for other processes about as long as they work.
  maxWorkers: 5,
};
