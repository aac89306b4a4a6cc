import { SHARED } from './jest.config.js';

/** The product as it is deployed: the tree of its image, and several servers behind the proxy. It has to be built. */
export default {
  ...SHARED,
  roots: ['<rootDir>/test/deployment'],
  testMatch: ['**/*.spec.ts'],
  globalSetup: '<rootDir>/test/support/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres-global-teardown.ts',
  maxWorkers: 1,
  testTimeout: 60_000,
};
