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
  // Tests read it as the server does.
  'getSiteDocument',
  'listContentItems',
  'listContents',
  'listEmergencies',
  'listItems',
  'listLinks',
  'logPageAccess',
  'lookUpRedirect',
]);

/**
 * The calls for which the application needs no hooks: they are for programs, the server puts their answers into its
 * pages, or documents make them as well.
 */
const NOT_OF_THE_APPLICATION = new Set([
  'getSiteDocument',
  'listCategories',
  'logPageAccess',
  'lookUpRedirect',
  'refreshSession',
  'storePicture',
]);

/** Keeps some of the document's operations. */
function keep(isKept: (operationId: string) => boolean) {
  return <Api extends Document>(document: Api): Api => {
    const { paths = {}, ...others } = preferForms(withoutShared(document));
    const kept = Object.entries(paths as Record<string, Record<string, Operation>>).map(([path, item]) => [
      path,
      Object.fromEntries(Object.entries(item).filter(([, { operationId = '' }]) => isKept(operationId))),
    ]);
    return { ...others, paths: Object.fromEntries(kept) as object } as Api;
  };
}

/** A list that is read part by part. */
const inParts = (useInfiniteQueryParam: string) => ({
  query: { useQuery: false, useInfinite: true, useInfiniteQueryParam },
});

/** A call that answers a press, although it is a GET. */
const ON_PRESS = { query: { useQuery: false, useMutation: true } };

const through = (file: string, name: string) => ({ mutator: { path: `src/api/${file}`, name } });
/** A call that answers what is typed, although it is a POST. */
const AS_TYPED = {
  ...through('availability.ts', 'checkAvailability'),
  query: { useQuery: true, useMutation: false },
};
const DELETION = through('deletion.ts', 'deleteIfPresent');
const FRESH_PROOF = through('fresh-proof.ts', 'callWithFreshProof');
const TELLING_SESSION_OVER = through('session-check.ts', 'callWithSessionCheck');

/** How the hooks of some calls differ from what their methods say. */
const OPERATIONS = {
  listContentItems: inParts('offset'),
  listContents: inParts('offset'),
  listItems: inParts('offset'),
  listLinks: inParts('offset'),
  listNews: inParts('offset'),
  listInstagramPosts: inParts('nextPageToken'),
  beginLinkage: ON_PRESS,
  beginSocialLogin: ON_PRESS,
  readInstagramPost: ON_PRESS,
  readYoutubeVideo: ON_PRESS,
  validateNewAccount: AS_TYPED,
  validateOwnAccount: AS_TYPED,
  deleteContent: DELETION,
  deleteItem: DELETION,
  deleteLink: DELETION,
  deleteLinkage: DELETION,
  disconnectSocialLogin: DELETION,
  dismissNotice: DELETION,
  endSession: DELETION,
  changeEmail: through('email-change.ts', 'requestEmailCode'),
  connectSocialLogin: FRESH_PROOF,
  checkEmailCode: TELLING_SESSION_OVER,
  checkPasswordCode: TELLING_SESSION_OVER,
  confirmIdentity: TELLING_SESSION_OVER,
};

/** Nothing that changes with the words of the document. */
const HEADER = () => ['Made from openapi/openapi.json by `npm run generate`; changes are overwritten.'];

/** The SDK's own: a form where a call brings files, JSON where it does not. */
const BODY = { path: '../openapi/src/form.ts', name: 'bodyWithFiles' };

const MUTATOR = { path: 'src/api/http-client.ts', name: 'httpClient' };

/** The names of the schemas of a document. */
function schemasIn(name: string): string[] {
  const text = readFileSync(new URL(`../openapi/${name}`, import.meta.url), 'utf8');
  return Object.keys((JSON.parse(text) as { components: { schemas: object } }).components.schemas);
}

/** Typed hooks from the API's document for what features and pages call, and requests alone for documents. */
export default defineConfig({
  hitohira: {
    input: {
      target: '../openapi/openapi.json',
      override: { transformer: keep((id) => !NOT_OF_THE_APPLICATION.has(id)) },
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
        mutator: MUTATOR,
        formData: BODY,
        fetch: { includeHttpResponseReturnType: false },
        query: { signal: true },
        operations: OPERATIONS,
      },
    },
  },
  // The application has hooks; documents do without TanStack Query, and have the requests alone.
  documents: {
    input: {
      target: '../openapi/openapi.json',
      override: { transformer: keep((id) => OF_DOCUMENTS.has(id)) },
    },
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
