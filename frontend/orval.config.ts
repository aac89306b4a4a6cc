import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';

interface Operation {
  operationId?: string;
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

/** The calls that documents make: what visitors read on demand, and what goes along with every page. */
const OF_DOCUMENTS = new Set([
  'getAccount',
  'getOwnAccount',
  'listContentItems',
  'listContents',
  'listEmergencies',
  'listItems',
  'listLinks',
  'logPageAccess',
  'lookUpRedirect',
]);

/** Leaves the calls of documents. */
function ofDocuments<Api extends Document>(document: Api): Api {
  const { paths = {}, ...others } = withoutShared(document);
  const kept = Object.entries(paths as Record<string, Record<string, Operation>>).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).filter(([, { operationId = '' }]) => OF_DOCUMENTS.has(operationId)),
    ),
  ]);
  return { ...others, paths: Object.fromEntries(kept) as object } as Api;
}

/** Nothing that changes with the words of the document. */
const HEADER = () => ['Made from openapi/openapi.json by `npm run generate`; changes are overwritten.'];

const MUTATOR = { path: 'src/api/http-client.ts', name: 'httpClient' };

/** The names of the schemas of a document. */
function schemasIn(name: string): string[] {
  const text = readFileSync(new URL(`../openapi/${name}`, import.meta.url), 'utf8');
  return Object.keys((JSON.parse(text) as { components: { schemas: object } }).components.schemas);
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
        header: HEADER,
        mutator: MUTATOR,
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
      },
    },
  },
  // The application has hooks; documents do without TanStack Query, and have the requests alone.
  documents: {
    input: { target: '../openapi/openapi.json', override: { transformer: ofDocuments } },
    output: {
      target: 'src/api/generated/requests.ts',
      schemas: 'src/api/generated/model',
      mode: 'single',
      client: 'fetch',
      indexFiles: false,
      override: {
        header: HEADER,
        mutator: MUTATOR,
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  // The types of page data, beside those that they have in common with the API.
  pages: {
    input: {
      target: '../openapi/pages.json',
      filters: { mode: 'exclude', schemas: schemasIn('openapi.json') },
    },
    output: {
      // Nothing is written here: the document has no operations.
      target: 'src/api/generated/pages.ts',
      schemas: 'src/api/generated/model',
      mode: 'tags-split',
      client: 'fetch',
      indexFiles: false,
      override: {
        enumGenerationType: 'union',
        header: () => ['Made from openapi/pages.json by `npm run generate`; changes are overwritten.'],
      },
    },
  },
});
