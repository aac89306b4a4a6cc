import { readFileSync } from 'node:fs';
import { defineConfig } from 'orval';
import { preferForms } from '../openapi/prefer-forms.ts';

interface Operation {
  operationId?: string;
  parameters?: object[];
}

interface Document {
  paths?: object | undefined;
  components?: { parameters?: object | undefined; schemas?: object | undefined } | undefined;
}

/** Removes shared parameters: the HTTP client sets the language header of every call. */
function withoutSharedParameters<Api extends Document>(document: Api): Api {
  for (const item of Object.values(document.paths ?? {}) as Record<string, Operation>[]) {
    for (const operation of Object.values(item))
      operation.parameters = (operation.parameters ?? []).filter((each) => !('$ref' in each));
  }
  delete document.components?.parameters;
  return document;
}

/** The operations that documents call, or link to. */
const DOCUMENT_OPERATIONS = new Set([
  // Links of the application download them.
  'downloadExport',
  'exportInsights',
  'getAccount',
  // Heads link to it.
  'getEmbed',
  'getOwnAccount',
  'listContentItems',
  'listContents',
  'listEmergencies',
  'listItems',
  'listLinks',
  'logPageAccess',
  'logPress',
  'lookUpRedirect',
]);

/** The operations that the application needs no hooks for. */
const WITHOUT_HOOKS = new Set([
  'downloadExport',
  'exportInsights',
  'getEmbed',
  'getSiteDocument',
  'listCategories',
  'logPageAccess',
  'logPress',
  'refreshSession',
  'storePicture',
]);

/** Filters the operations of the document. */
function filterOperations(isIncluded: (operationId: string) => boolean) {
  return <Api extends Document>(document: Api): Api => {
    const { paths = {}, ...others } = preferForms(withoutSharedParameters(document));
    const kept = Object.entries(paths as Record<string, Record<string, Operation>>).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([, { operationId = '' }]) => isIncluded(operationId))),
    ]);
    return { ...others, paths: Object.fromEntries(kept) as object } as Api;
  };
}

/** A paged list. */
const infinite = (useInfiniteQueryParam: string) => ({
  query: { useQuery: false, useInfinite: true, useInfiniteQueryParam },
});

/** A GET that is a mutation: it is made on demand. */
const ON_DEMAND = { query: { useQuery: false, useMutation: true } };

const through = (name: string) => ({ mutator: { path: 'src/api/mutators.ts', name } });
/** A POST that is a query: it checks what is being typed. */
const AVAILABILITY = { ...through('checkAvailability'), query: { useQuery: true, useMutation: false } };
const DELETION = through('deleteIfPresent');
const FRESH_PROOF = through('callWithFreshProof');
const SESSION_CHECK = through('callWithSessionCheck');

/** Operations whose hooks differ from the default for their method. */
const OPERATIONS = {
  listContentItems: infinite('offset'),
  listContents: infinite('offset'),
  listItems: infinite('offset'),
  listLinks: infinite('offset'),
  listNews: infinite('offset'),
  listInstagramPosts: infinite('nextPageToken'),
  beginLinkage: ON_DEMAND,
  beginSocialLogin: ON_DEMAND,
  readInstagramPost: ON_DEMAND,
  readYoutubeVideo: ON_DEMAND,
  validateNewAccount: AVAILABILITY,
  validateOwnAccount: AVAILABILITY,
  cancelImport: DELETION,
  deleteContent: DELETION,
  deleteItem: DELETION,
  deleteLink: DELETION,
  deleteLinkage: DELETION,
  disconnectSocialLogin: DELETION,
  dismissNotice: DELETION,
  endSession: DELETION,
  changeEmail: through('requestEmailCode'),
  connectSocialLogin: FRESH_PROOF,
  requestExport: FRESH_PROOF,
  checkEmailCode: SESSION_CHECK,
  checkPasswordCode: SESSION_CHECK,
  confirmIdentity: SESSION_CHECK,
};

/** Independent of the document's texts, so that they cause no diff. */
const HEADER = () => ['Made from openapi/openapi.json by `npm run generate`; changes are overwritten.'];

/** Sends a form if the body has files, otherwise JSON. */
const BODY = { path: '../openapi/src/form.ts', name: 'bodyWithFiles' };

/** The schema names of an API document. */
function schemasIn(name: string): string[] {
  const text = readFileSync(new URL(`../openapi/${name}`, import.meta.url), 'utf8');
  return Object.keys((JSON.parse(text) as { components: { schemas: object } }).components.schemas);
}

/** Hooks for the application, plain requests for documents. */
export default defineConfig({
  hitohira: {
    input: {
      target: '../openapi/openapi.json',
      override: { transformer: filterOperations((id) => !WITHOUT_HOOKS.has(id)) },
    },
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
        ...through('callApi'),
        formData: BODY,
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
        operations: OPERATIONS,
      },
    },
  },
  documents: {
    input: {
      target: '../openapi/openapi.json',
      override: { transformer: filterOperations((id) => DOCUMENT_OPERATIONS.has(id)) },
    },
    output: {
      target: 'src/api/generated/requests.ts',
      schemas: 'src/api/generated/model',
      mode: 'single',
      client: 'fetch',
      indexFiles: false,
      override: {
        header: HEADER,
        mutator: { path: 'src/api/http-client.ts', name: 'httpClient' },
        fetch: { includeHttpResponseReturnType: false },
      },
    },
  },
  // The types of page data that the API does not share.
  pages: {
    input: {
      target: '../openapi/pages.json',
      filters: { mode: 'exclude', schemas: schemasIn('openapi.json') },
    },
    output: {
      // Stays empty: the document has no operations.
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
