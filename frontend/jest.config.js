export default {
  testEnvironment: '<rootDir>/src/testing/jsdom-environment.js',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    // Its one file; the many that it also comes in, one for each picture, take half a second to read for every suite.
    '^lucide-react$': '<rootDir>/../node_modules/lucide-react/dist/cjs/lucide-react.js',
    // The server's sources import one another under the names that they have once compiled.
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
  transform: {
    '\\.webp$': '<rootDir>/src/testing/asset-address.js',
    '\\.module\\.css$': '<rootDir>/src/testing/css-module.js',
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  maxWorkers: 2,
  // Generous: journeys run beside these.
  testTimeout: 300_000,
};
