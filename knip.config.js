/** Ignores the exports of Orval that are no hooks: types, URLs, options, and the request that a link makes. */
function withHooksAlone(source, path) {
  if (!path.includes('/src/api/generated/')) return source;
  return source.replace(/^( *)export (?=type |const (?:get|(?:downloadExport|exportInsights)\b))/gm, '$1');
}

/** @type {import('knip').KnipConfig} */
export default {
  compilers: { ts: withHooksAlone },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**/*.{mjs,ts}'],
    },
    backend: {
      entry: [
        'src/main.ts',
        'src/ops.ts',
        'src/openapi/write-document.ts',
        // Programs of child processes import it by a computed name.
        'src/processes/serve-tasks.ts',
        'sandbox/*.ts',
        'bench/*.ts',
        '{src,sandbox,test}/**/*.spec.ts',
        'test/support/typescript-imports.js',
        'jest.*.config.js',
      ],
      project: ['src/**/*.ts', 'sandbox/**/*.ts', 'bench/**/*.ts', 'test/**/*.{ts,js}'],
      ignoreDependencies: ['pino-pretty', '@hey-api/openapi-ts', 'oazapfts'],
    },
    frontend: {
      entry: ['src/entry-server.tsx', 'src/documents/entry.tsx', 'src/app/entry.tsx', 'bench/*.ts'],
      project: ['src/**/*.{ts,tsx}', 'bench/**/*.ts', 'e2e/**/*.ts', 'vite/**/*.ts'],
      // Types of operations that the pages do not call.
      ignoreFiles: ['src/api/generated/model/*'],
      // Orval requires an error type from each mutator.
      ignoreIssues: {
        'src/api/mutators.ts': ['types'],
        // Its options are used without its hook, which makes one call at a time.
        'src/api/generated/link-previews/link-previews.ts': ['exports'],
      },
    },
    openapi: {
      entry: ['src/index.ts'],
      project: ['src/**/*.ts'],
    },
  },
};
