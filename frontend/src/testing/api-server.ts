import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { type ErrorCode } from '../api/generated/model/errorCode';
import { type Failure } from '../api/generated/model/failure';
import { LINK_TYPE_LIST } from './link-types';
import { LINKAGE_PROVIDERS } from './provider-posts';
import { someThemes } from './themes';

/** What every page asks beside its own calls, in normal times: no notice, nowhere else to go, nothing to read. */
const NAVIGATION_CHAIN = [
  http.get('*/api/emergencies', () => HttpResponse.json({ results: [], total: 0 })),
  http.get('*/api/redirects', () => HttpResponse.json({ redirectUrl: null })),
  http.get('*/api/news/unreads', () => HttpResponse.json({ count: 0 })),
  http.get('*/api/log/page-access', () => new HttpResponse(null, { status: 204 })),
];

/** What the ways in ask: nobody but ourselves to log in with, unless a test says otherwise. */
const WAYS_IN = [
  http.get('*/api/oauth/social-login/providers', () => HttpResponse.json({ results: [], total: 0 })),
];

/** What the front page shows its example in. */
const FRONT_PAGE = [http.get('*/api/themes', () => HttpResponse.json(someThemes()))];

/** What a creator's page asks for its blocks: nothing is in them, unless a test says otherwise. */
const BLOCKS = [
  ...['links', 'contents', 'items'].map((list) =>
    http.get(`*/api/${list}/accounts/:displayId`, () =>
      HttpResponse.json({ results: [], total: 0, nextOffset: null }),
    ),
  ),
  http.get('*/api/oauth/linkages/providers', () => HttpResponse.json(LINKAGE_PROVIDERS)),
  http.get('*/api/oauth/linkages/accounts/:id', () => HttpResponse.json({ results: [], total: 0 })),
  http.get('*/api/links/types', () => HttpResponse.json(LINK_TYPE_LIST)),
];

/** What an owner is asked to know: nothing, unless a test says otherwise. */
const OWNERS = ['accounts/me/former-display-ids', 'notices'].map((list) =>
  http.get(`*/api/${list}`, () => HttpResponse.json({ results: [], total: 0 })),
);

/** The API as a test has it answer. Whatever a test does not expect fails it. */
export const apiServer = setupServer(...NAVIGATION_CHAIN, ...WAYS_IN, ...FRONT_PAGE, ...BLOCKS, ...OWNERS);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** What the page sent with a call. */
export interface RecordedCall {
  body: unknown;
  headers: Headers;
  /** The query of the address. */
  query: URLSearchParams;
}

/** JSON as what it says, a form as its fields by name. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data') === true) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Has one operation answer as told, and collects the calls it gets. */
export function onCall(method: Method, path: string, answer: HttpResponseResolver): RecordedCall[] {
  const calls: RecordedCall[] = [];
  apiServer.use(
    http[method](`*/api${path}`, async (info) => {
      const { headers, url } = info.request;
      const { searchParams: query } = new URL(url);
      calls.push({ body: await bodyOf(info.request.clone()), headers, query });
      return answer(info);
    }),
  );
  return calls;
}

/** 200 with a body. */
export function answers(body: object) {
  return () => HttpResponse.json(body);
}

/** 204. */
export function answersNothing() {
  return () => new HttpResponse(null, { status: 204 });
}

/** A failure in the API's one form. */
export function refuses(statusCode: number, errorCode: ErrorCode = 'unknown', field: string | null = null) {
  const entry = { message: 'Refused.', errorCode, field };
  const body: Failure = { statusCode, errorCode, message: entry.message, errors: [entry], requestId: 'test' };
  return () => HttpResponse.json(body, { status: statusCode });
}

/** An answer that comes when the test says so. */
export function answersLater(body: object | null = null) {
  let release = (): void => undefined;
  const told = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    answer: async () => {
      await told;
      return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body);
    },
  };
}
