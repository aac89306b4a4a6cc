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

const DESCRIPTION = `Hitohira gives every creator one public page. This API serves its website and other programs.

**Authentication.** Browsers use the cookies \`accessToken\` and \`refreshToken\`. Programs log in with \`tokens=body\`, send the access token as \`Authorization: Bearer\`, and refresh it with \`tokens=body\` when it has expired (401). Operations without a lock are public; there, invalid or expired tokens are ignored.

**Errors** all have the same body, \`Failure\`. Its \`errorCode\` is the code of the first entry in \`errors\`. Messages follow \`Accept-Language\` (ja, en).

**Cross-site requests.** Methods other than GET sent with cookies, or by a browser, must have this site’s \`Origin\`; otherwise they return 403. Requests with a Bearer token, or without cookies and \`Origin\`, do not need one.

**CORS.** Scripts of other sites can read public data: GET operations without a lock, and this document, return \`Access-Control-Allow-Origin: *\`. Cookies and \`Authorization\` are not allowed, so programs that act for an account must run on a server.

**Flows** with an e-mailed code or a login with LINE take several steps, which a cookie binds together. Programs do not need the cookie: with \`tokens=body\`, a step returns the flow token, which the next step takes in the header \`X-Flow-Token\`.

**Limits.** A JSON body can be up to 100 kB. Requests are counted per client or, for uploads and requests that call another service, per account. \`RateLimit-Policy\` describes the limit, and \`RateLimit\` what remains of it; requests without files do not count as uploads and have neither header. A 429 response says in \`Retry-After\` when to try again.

**Versioning.** The version follows semantic versioning. Within a major version, operations, optional fields, response fields and error codes may be added, so ignore those you do not know; nothing is renamed or removed. Anything the next major version removes is marked \`deprecated\` at least six months before.`;

const LICENCE = { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' };

const TAGS: Record<string, string> = {
  accounts: 'Sign-up, your account and its settings, account deletion, and public profiles.',
  auth: 'Login, logout, password reset, and sessions.',
  blocks: 'The blocks of a page: their order, and which of them are shown.',
  categories: 'The categories that pages can select.',
  contact: 'Messages to the operator.',
  contents: 'The posts that creators add to their pages from the providers where they publish them.',
  discovery: 'Embedding pages in other sites.',
  documents: "The site's own documents, such as the terms and the privacy policy.",
  emergencies: 'Notices shown on every page during an incident.',
  headlines: 'The headlines above the blocks of a page.',
  insights: 'Statistics about visits to your pages.',
  portability: 'Archives of an account, and imports from archives and other services.',
  items: 'The products that creators recommend with their contents.',
  'link-previews': 'Previews of the pages that creators link to.',
  links: 'The links of a page, and the link types.',
  log: 'Page views and clicks, reported by the pages.',
  news: 'News from the operator to signed-in users.',
  notices:
    'Notices to the owner of an account: actions of an operator, and linked accounts that must be linked again.',
  oauth: 'Accounts at other providers: social login, and linking accounts to a page.',
  pictures: 'Pictures stored before they are used.',
  redirects: 'Pages that redirect elsewhere.',
  themes: 'The themes of pages.',
  'withdraw-reasons': 'The reasons for deleting an account.',
};

/** Added to the description of unsafe methods. */
const ORIGIN_NOTE =
  'Requests with cookies need this site’s `Origin`. Requests with a Bearer token or without cookies do not.';

/** Describes bodies that can be sent as a form. */
const FORM_NOTES =
  'In JSON, a picture is given as the `imageFileName` returned by `storePicture`. In a form, each text and each file is a separate part; nested fields are named with brackets, as the operation describes. Numbers are digits, and booleans are `1` and `0`. There is no null; an empty part counts as omitted. A list can also be sent as JSON, either in one part or with one part per entry; its files are still separate parts named with brackets.';

/** Builds the OpenAPI document in an order that is independent of the code's. */
export function createDocument(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Hitohira')
    .setDescription(DESCRIPTION)
    .setVersion(PRODUCT_VERSION)
    .addServer('/', 'The host that serves this document')
    .addCookieAuth('accessToken', { type: 'apiKey', in: 'cookie', description: 'Set by login.' }, 'session')
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description:
          'For programs. If present, cookies and the origin check are ignored, even if the token is invalid.',
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
