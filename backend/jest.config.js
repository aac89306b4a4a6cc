const SHARED = {
  testEnvironment: 'node',
  extensionsToTreatAsEsm: ['.ts'],
  // Sources import one another under the names that they have once compiled.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
};

export default {
  ...SHARED,
  roots: ['<rootDir>/src', '<rootDir>/test', '<rootDir>/sandbox'],
  testMatch: [
    '**/*.spec.ts',
    // Those start and kill the whole product, and have the machine to themselves: `jest.lifecycle.config.js` and
    // `jest.deployment.config.js`. The last are these suites once more: `jest.together.config.js`.
    '!<rootDir>/sandbox/lifecycle/**',
    '!<rootDir>/test/deployment/**',
    '!<rootDir>/test/together/**',
  ],
  globalSetup: '<rootDir>/test/support/postgres-global-setup.ts',
  globalTeardown: '<rootDir>/test/support/postgres-global-teardown.ts',
  maxWorkers: 2,
  // Generous: a test that waits polls, and gives up long before this with words of its own. What pictures need is made
  // when nothing else wants a processor.
  testTimeout: 300_000,
};
export { SHARED };
