import { SHARED } from './jest.config.js';

/** The product as it is deployed: the tree of its image, and several servers behind the proxy. It has to be built. */
export default {
  ...SHARED,
  roots: ['<rootDir>/test/deployment'],
  testMatch: ['**/*.spec.ts'],
  globalSetup: '<rootDir>/test/support/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres-global-teardown.ts',
  maxWorkers: 1,
  // Ends what hangs, and is no measure of speed: whole servers start and stop in a test, on machines with other work.
  testTimeout: 300_000,
};
