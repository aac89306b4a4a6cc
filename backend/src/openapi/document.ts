import { type INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PUBLIC_EXTENSION } from '../common/auth/public.decorator.js';
import { type AppErrorClass } from '../common/errors/app-error.js';
import { FAILURES_EXTENSION, failureResponses } from '../common/errors/fails.decorator.js';
import {
  Forbidden,
  InternalError,
  InvalidInput,
  NotSignedIn,
  ServiceUnavailable,
  TooLarge,
  TooManyRequests,
  UnsupportedMediaType,
} from '../common/errors/request-errors.js';
import { THROTTLED_EXTENSION } from '../security/throttling/throttled.decorator.js';
import { bodyExample } from './body-examples.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { addCommonParts, headersOf, LANGUAGE_PARAMETER } from './common-parts.js';
import { FormSchemas } from './form-schemas.js';
import { RequestSchemas } from './request-schemas.js';

const DESCRIPTION = `Hitohira keeps one public page for a creator. This is the API its own page uses.

**Signing in.** Browsers carry the cookies \`accessToken\` and \`refreshToken\`; programs log in with \`tokens=body\`, send \`Authorization: Bearer\` and refresh with \`tokens=body\` when it has expired (401). Operations without a lock are public; there a token that is not good any more counts as none.

**Failures** have one body, \`Failure\`, whose \`errorCode\` is the code of its first entry. Messages follow \`Accept-Language\` (ja, en).

**Unsafe methods** (all but GET) sent with cookies, or by a browser, need an \`Origin\` that is the site itself; else they are 403. With a Bearer, or without cookies and \`Origin\`, they need none.

**Scripts of other sites** can read public data: GET operations without a lock, and this document, answer \`Access-Control-Allow-Origin: *\`. They get no cookies and cannot send \`Authorization\`; programs that act for an account run on servers.

**Flows** with a mailed code, and the way to LINE, bind their steps together by a cookie. Programs need none: with \`tokens=body\` a step answers the token of the flow, and the next one takes it in the header \`X-Flow-Token\`.

**Limits.** A JSON body has at most 100 kB. Calls are counted by client or, for uploads and calls that ask another service, by account: \`RateLimit-Policy\` names the policy of a call, \`RateLimit\` what is left of it (a call without files is not counted as an upload, and has neither), and a 429 says in \`Retry-After\` when to come again.

**Changes.** The version follows semantic versioning. Within a major version, operations, optional fields, fields of answers and error codes may be added, so ignore what you do not know; nothing is renamed or removed. What is to go with the next major version is marked \`deprecated\` here at least six months before.`;

const LICENCE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

const TAGS: Record<string, string> = {
  accounts: 'Signing up, the own account and every change of it, leaving, and public profiles.',
  auth: 'Logging in and out, renewing a session, and the sessions one has.',
  blocks: 'The parts of a page: the order in which they stand, and which of them are shown.',
  categories: 'What pages are about.',
  contact: 'What people write to the operator.',
  contents: 'What creators have made, posted to their pages from the services where they publish it.',
  discovery: 'How other sites show pages.',
  documents: 'What the site itself has to say: its terms, and how it handles personal information.',
  emergencies: 'Notices that stand on every page while something is wrong.',
  headlines: 'The words over the parts of a page.',
  insights: 'How the own pages were visited.',
  portability: 'What creators take with them, and bring along.',
  items: 'What creators recommend with their contents.',
  'link-previews': 'What the pages say that creators link to.',
  links: 'What a page leads to: the kinds of links, and the links of an account in their order.',
  log: 'What pages tell the server of visits.',
  news: 'What operators tell everybody who is signed in.',
  notices:
    'What the owner of an account is told about it: what operators did, and linked accounts that ended.',
  oauth: 'The accounts that people have elsewhere: signing in with them, and linking them with a page.',
  pictures: 'Pictures that are stored before something shows them.',
  redirects: 'Pages that lead elsewhere.',
  themes: 'The looks that a page can have.',
  'withdraw-reasons': 'Why somebody may leave.',
};

/** Added to the description of unsafe methods. */
const ORIGIN_NOTE =
  'Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.';

/** Describes bodies that can be sent as a form. */
const FORM_NOTES =
  'As JSON, a picture is named by the `imageFileName` that `storePicture` answers. As a form, each text and each file is a part of its own; fields inside of others are named in brackets, as the operation says. Numbers come as digits, yes and no as `1` and `0`; there is no null, and an empty part counts as left out. A list may come as JSON instead, whole in one part or one entry in each part of its name; files go beside it under their names in brackets.';

/** Builds the OpenAPI document in an order that is independent of the code's. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Hitohira')
    .setDescription(DESCRIPTION)
    .setVersion(PRODUCT_VERSION)
    .addServer('/', 'The host that serves this document')
    .addCookieAuth('accessToken', { type: 'apiKey', in: 'cookie', description: 'Set by a login.' }, 'session')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'For programs. It decides even where it is invalid: cookies and the origin check then do not count.',
      },
      'bearer',
    );
  for (const [name, description] of Object.entries(TAGS)) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  const forms = new FormSchemas(document);
  for (const { method, operation } of operationsOf(document)) {
    completeOperation(method, operation);
    if (operation.requestBody && 'content' in operation.requestBody)
      forms.divide(operation.requestBody.content);
  }
  forms.takeFilesOut();
  addCommonParts(document);
  document.info.license = LICENCE;
  document.info.contact = { name: 'Hitohira' };
  const requests = new RequestSchemas(document);
  for (const { operation } of operationsOf(document)) {
    const { content = {} } = (operation.requestBody ?? {}) as { content?: RequestContent };
    for (const { schema } of Object.values(content)) requests.close(schema);
    const json = content['application/json'];
    if (json) json.example = bodyExample(operation.operationId ?? '', requests.named(json.schema));
  }
  return sortKeys(document);
}

type RequestContent = Record<string, { schema: { $ref: string }; example?: object }>;

/** The document with the server's URL. */
export function servedDocument(app: INestApplication, publicUrl: string): OpenAPIObject {
  const document = createDocument(app);
  return { ...document, servers: document.servers?.map((server) => ({ ...server, url: publicUrl })) ?? [] };
}

type DocumentedOperation = NonNullable<OpenAPIObject['paths'][string]['get']> & {
  [PUBLIC_EXTENSION]?: boolean;
  [FAILURES_EXTENSION]?: AppErrorClass[];
  [THROTTLED_EXTENSION]?: boolean;
};

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** All operations of a document. */
export function operationsOf(document: OpenAPIObject) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation: DocumentedOperation | undefined = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );
}

/** Adds an operation's security, general failures and headers. */
function completeOperation(method: (typeof METHODS)[number], operation: DocumentedOperation): void {
  const isPublic = operation[PUBLIC_EXTENSION] ?? false;
  const isThrottled = (operation[THROTTLED_EXTENSION] ?? false) || isPublic;
  const own = operation[FAILURES_EXTENSION] ?? [];
  Reflect.deleteProperty(operation, PUBLIC_EXTENSION);
  Reflect.deleteProperty(operation, FAILURES_EXTENSION);
  Reflect.deleteProperty(operation, THROTTLED_EXTENSION);
  // Either scheme authenticates; the programs' one comes first.
  operation.security = isPublic ? [] : [{ bearer: [] }, { session: [] }];
  if (method !== 'get') operation.description = `${operation.description ?? ''} ${ORIGIN_NOTE}`;
  // Sorts parameters independently of decorators: path and query, then headers.
  operation.parameters?.sort((one, other) => Number(isHeader(one)) - Number(isHeader(other)));
  const body = operation.requestBody;
  if (body && 'content' in body && Object.keys(body.content).length > 1) body.description = FORM_NOTES;
  const common = [
    // Bodies are parsed even when an operation does not use them.
    ...(method === 'get' ? [] : [InvalidInput, TooLarge, UnsupportedMediaType]),
    ...(isPublic ? [] : [NotSignedIn]),
    ...(method === 'get' ? [] : [Forbidden]),
    ...(isThrottled ? [TooManyRequests] : []),
    InternalError,
    ServiceUnavailable,
  ];
  for (const [status, response] of failureResponses([...new Set([...own, ...common])]))
    operation.responses[status] = response;
  for (const [status, response] of Object.entries(operation.responses))
    Object.assign(response ?? {}, { headers: headersOf(status, isThrottled) });
  operation.parameters = [...(operation.parameters ?? []), LANGUAGE_PARAMETER];
}

const isHeader = (parameter: object): boolean => 'in' in parameter && parameter.in === 'header';

/** Serialises the document for the repository. */
export function serializeDocument(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** Keys whose entries have our own names; they are sorted to keep diffs small. */
const SORTED = new Set(['paths', 'schemas', 'responses', 'securitySchemes']);

export function sortKeys<Value>(value: Value, key = ''): Value {
  if (Array.isArray(value)) return value.map((item: unknown) => sortKeys(item)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    ([name, item]) => [name, sortKeys(item as unknown, name)] as const,
  );
  if (SORTED.has(key)) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries) as Value;
}
