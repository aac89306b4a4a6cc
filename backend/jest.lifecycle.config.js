import { SHARED } from './jest.config.js';

/** Starts, stops and kills the whole product as `npm start` starts it: it has to be built, and takes a minute. */
export default {
  ...SHARED,
  roots: ['<rootDir>/sandbox/lifecycle'],
  testMatch: ['**/*.spec.ts'],
  maxWorkers: 1,
};
