import process from 'node:process';
import { temporaryFolder } from '../scripts/launcher/temporary-folder.mjs';

// For the processes of the tests, which inherit it.
process.env.TMPDIR = temporaryFolder();

const SHARED = {
  // Runs tests in plain processes of Node, each of which loads the server once: Jest's own runner loads it anew for
  // every file. Node compiles TypeScript with `test/support/typescript-imports.js`.
  runner: ['jest-light-runner', { runtime: 'child_process' }],
  transform: {},
  cacheDirectory: '<rootDir>/../node_modules/.cache/jest',
  globalSetup: '<rootDir>/test/support/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres-global-teardown.ts',
};

export default {
  ...SHARED,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/sandbox'],
  testMatch: [
    '**/*.spec.ts',
    // Those start and kill the whole product, and have the machine to themselves: `jest.lifecycle.config.js` and
    // `jest.deployment.config.js`.
    '!**/sandbox/lifecycle/**',
    '!**/test/deployment/**',
  ],
  // More than processors: tests wait for mails and for other processes about as long as they work.
  maxWorkers: 4,
};
export { SHARED };
