import { SHARED } from './jest.config.js';

/** The product as it is deployed: the tree of its image, and several servers behind the proxy. It has to be built. */
export default {
  ...SHARED,
  roots: ['<rootDir>/test/deployment'],
  testMatch: ['**/*.spec.ts'],
  maxWorkers: 1,
};
