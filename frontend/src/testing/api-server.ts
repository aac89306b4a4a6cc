import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { setupServer } from 'msw/node';
import { type ErrorCode } from '../api/generated/model/errorCode';
import { type Failure } from '../api/generated/model/failure';
import { LINK_TYPE_LIST } from './link-types';
import { LINKAGE_PROVIDERS } from './provider-posts';
import { someThemes } from './themes';

/** The calls of every page: no notices, redirects or unread news; views and presses are logged. */
const NAVIGATION_CHAIN = [
  http.get('*/api/emergencies', () => HttpResponse.json({ results: [], total: 0 })),
  http.get('*/api/redirects', () => HttpResponse.json({ redirectUrl: null })),
  http.get('*/api/news/unreads', () => HttpResponse.json({ count: 0 })),
  http.get('*/api/log/page-access', () => new HttpResponse(null, { status: 204 })),
  http.post('*/api/log/presses', () => new HttpResponse(null, { status: 204 })),
];

/** No social login by default. */
const LOGIN = [
  http.get('*/api/oauth/social-login/providers', () => HttpResponse.json({ results: [], total: 0 })),
];

/** The themes of the front page. */
const FRONT_PAGE = [http.get('*/api/themes', () => HttpResponse.json(someThemes()))];

/** The blocks of a creator's page, empty by default. */
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

/** Empty previews of linked pages by default. */
const LINKED_PAGES = [
  http.post('*/api/link-previews', () =>
    HttpResponse.json({
      url: 'https://example.com/',
      kind: 'link',
      provider: null,
      mall: null,
      title: null,
      description: null,
      picture: null,
    }),
  ),
];

/** No notices for owners by default. */
const OWNER_NOTICES = ['accounts/me/former-display-ids', 'notices'].map((list) =>
  http.get(`*/api/${list}`, () => HttpResponse.json({ results: [], total: 0 })),
);

/** No archive and no import by default. */
const OWN_DATA = [
  http.get('*/api/accounts/me/export', () =>
    HttpResponse.json({ state: 'none', requestedAt: null, availableUntil: null, bytes: null }),
  ),
  http.get('*/api/accounts/me/import', () => HttpResponse.json({ import: null })),
];

/** The mock API. Unexpected calls fail the test. */
export const apiServer = setupServer(
  ...NAVIGATION_CHAIN,
  ...LOGIN,
  ...FRONT_PAGE,
  ...BLOCKS,
  ...OWNER_NOTICES,
  ...OWN_DATA,
  ...LINKED_PAGES,
);

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** A recorded request. */
export interface RecordedCall {
  body: unknown;
  headers: Headers;
  query: URLSearchParams;
}

/** Parses JSON, or a form into an object. */
async function bodyOf(request: Request): Promise<unknown> {
  if (request.headers.get('content-type')?.startsWith('multipart/form-data') === true) {
    return Object.fromEntries(await request.formData());
  }
  const text = await request.text();
  return text === '' ? null : (JSON.parse(text) as unknown);
}

/** Mocks an operation and records its calls. */
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

/** An error response of the API. */
export function refuses(statusCode: number, errorCode: ErrorCode = 'unknown', field: string | null = null) {
  const entry = { message: 'Refused.', errorCode, field };
  const body: Failure = { statusCode, errorCode, message: entry.message, errors: [entry], requestId: 'test' };
  return () => HttpResponse.json(body, { status: statusCode });
}

/** A response that is sent when the test calls `release`. */
export function answersLater(body: object | null = null) {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return {
    release: () => release(),
    answer: async () => {
      await released;
      return body === null ? new HttpResponse(null, { status: 204 }) : HttpResponse.json(body);
    },
  };
}
