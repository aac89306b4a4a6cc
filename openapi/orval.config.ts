import { defineConfig } from 'orval';

interface Operation {
  requestBody?: { content?: Record<string, unknown> };
}

/** Leaves a call that may bring files its form alone: `bodyWithFiles` says whether it becomes one. */
function preferForms<Document extends { paths?: object | undefined }>(document: Document): Document {
  for (const item of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const { requestBody } of Object.values(item)) {
      if (requestBody?.content?.['multipart/form-data']) delete requestBody.content['application/json'];
    }
  }
  return document;
}

/** The calls of the SDK, one function each, from the API's document. */
export default defineConfig({
  sdk: {
    input: { target: './openapi.json', override: { transformer: preferForms } },
    output: {
      target: 'src/generated/calls.ts',
      mode: 'single',
      client: 'fetch',
      clean: true,
      override: {
        mutator: { path: 'src/request.ts', name: 'request', extension: '.js' },
        formData: { path: 'src/form.ts', name: 'bodyWithFiles', extension: '.js' },
        requestOptions: true,
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
});
