import { defineConfig } from 'orval';

interface Operation {
  requestBody?: { content?: Record<string, unknown> };
}

interface Schema {
  properties?: Record<string, { type?: unknown }>;
}

interface Document {
  paths?: object | undefined;
  components?: { schemas?: object | undefined } | undefined;
}

/**
 * Leaves a call that may bring files its form alone: `bodyWithFiles` says whether it becomes one. Such a call also takes
 * the null that removes a file, which goes as JSON.
 */
function preferForms<Api extends Document>(document: Api): Api {
  const schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  for (const [name, { properties = {} }] of Object.entries(schemas)) {
    for (const [property, { type }] of Object.entries(properties)) {
      const inForm = schemas[`${name}Form`]?.properties?.[property];
      if (inForm && type === 'null') inForm.type = ['string', 'null'];
    }
  }
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
        // Nothing that changes with the words of the document.
        header: () => ['Made from openapi/openapi.json by `npm run generate`; changes are overwritten.'],
        mutator: { path: 'src/request.ts', name: 'request', extension: '.js' },
        formData: { path: 'src/form.ts', name: 'bodyWithFiles', extension: '.js' },
        requestOptions: true,
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
});
