import { defineConfig } from 'orval';

/** The calls of the SDK, one function each, from the API's document. */
export default defineConfig({
  sdk: {
    input: { target: './openapi.json' },
    output: {
      target: 'src/generated/calls.ts',
      mode: 'single',
      client: 'fetch',
      clean: true,
      override: {
        mutator: { path: 'src/request.ts', name: 'request', extension: '.js' },
        requestOptions: true,
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
});
