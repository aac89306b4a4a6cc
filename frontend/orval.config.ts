import { defineConfig } from 'orval';

/** Typed hooks from the API's document. Only `src/features/<area>/api`, `src/api` and `src/testing` import the result. */
export default defineConfig({
  hitohira: {
    input: { target: '../openapi/openapi.json' },
    output: {
      target: 'src/api/generated/hitohira.ts',
      schemas: 'src/api/generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      override: {
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
      },
    },
  },
});
