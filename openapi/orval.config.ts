import { defineConfig } from 'orval';
import { preferForms } from './prefer-forms.ts';

/** The calls of the SDK, one function each, from the API's document. */
export default defineConfig({
  sdk: {
    input: { target: './openapi.json', override: { transformer: preferForms } },
    output: {
      target: 'src/generated/calls.ts',
      // The types in a file of their own, since the code that calls are made through needs them, too.
      mode: 'split',
      client: 'fetch',
      tsconfig: './tsconfig.build.json',
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
