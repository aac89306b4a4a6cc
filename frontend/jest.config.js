export default {
  testEnvironment: 'jest-fixed-jsdom',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  // The same tests, grouped for `jest.together.config.js`.
  testPathIgnorePatterns: ['/node_modules/', '/test/together/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '^@hitohira/backend/rules$': '<rootDir>/../backend/src/rules.ts',
    // The bundled file: the ESM build has one file per icon, which takes half a second per suite.
    '^lucide-react$': '<rootDir>/../node_modules/lucide-react/dist/cjs/lucide-react.js',
    // The backend's sources import with `.js` extensions.
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
  // Generous, since browser tests may run in parallel.
  testTimeout: 300_000,
};
