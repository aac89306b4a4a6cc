import { defineConfig } from 'orval';

interface Operation {
  parameters?: object[];
}

interface Document {
  paths?: object | undefined;
  components?: { parameters?: object | undefined } | undefined;
}

/** Leaves out what operations share: the language of a call is for the client of the pages to say, once for all. */
function withoutShared<Api extends Document>(document: Api): Api {
  for (const item of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const operation of Object.values(item))
      operation.parameters = (operation.parameters ?? []).filter((each) => !('$ref' in each));
  }
  delete document.components?.parameters;
  return document;
}

/** Typed hooks from the API's document. Only `src/features/<area>/api`, `src/api` and `src/testing` import the result. */
export default defineConfig({
  hitohira: {
    input: { target: '../openapi/openapi.json', override: { transformer: withoutShared } },
    output: {
      target: 'src/api/generated/hitohira.ts',
      schemas: 'src/api/generated/model',
      mode: 'tags-split',
      client: 'react-query',
      httpClient: 'fetch',
      clean: true,
      indexFiles: false,
      override: {
        // Nothing that changes with the words of the document.
        header: () => ['Made from openapi/openapi.json by `npm run generate`; changes are overwritten.'],
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
      },
    },
  },
});
