import { existsSync, readdirSync } from 'node:fs';
import { shortenNotModified } from './common/http/not-modified.js';
import { setHeaders } from './common/http/set-headers.js';
import { type IncomingMessage } from 'node:http';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import { type Express, type NextFunction, type Request, type Response, static as serveFiles } from 'express';
import proxyAddress from 'proxy-addr';
import { AnswerCacheService } from './answers/answer-cache.service.js';
import { NotFound } from './common/errors/request-errors.js';
import { FailureFilter } from './common/errors/failure.filter.js';
import { jsonBodies } from './common/http/body-parsing.js';
import { loopbackName, otherLoopbackName } from './common/http/loopback-name.middleware.js';
import { requestContext } from './common/http/request-context.middleware.js';
import { sameOrigin } from './common/http/same-origin.middleware.js';
import { unreadableAddress } from './common/http/unreadable-address.middleware.js';
import {
  DOCS_POLICY,
  commonHeaders,
  OPEN_TO_SCRIPTS,
  REPORTING_ENDPOINTS,
  POLICY_REPORTS_PATH,
} from './common/http/security-headers.js';
import { createValidationPipe } from './common/validation/validation.pipe.js';
import { remembered } from './common/remembered.js';
import { AppConfig } from './config/app-config.js';
import { RequestLogService } from './logging/request-log.service.js';
import { RequestLogMiddleware } from './logging/request-log.middleware.js';
import { CLIENT_DIRECTORY } from './modules/pages/built-page-renderer.service.js';
import { underMaintenance } from './modules/maintenance/maintenance.middleware.js';
import { MaintenanceService } from './modules/maintenance/maintenance.service.js';
import { RedirectsService } from './modules/redirects/redirects.service.js';
import { takePolicyReports } from './modules/reports/policy-reports.middleware.js';
import { PolicyReportsService } from './modules/reports/policy-reports.service.js';
import { servedDocument } from './openapi/document.js';
import { leaveFormsEmpty } from './openapi/swagger-forms.js';
import { compressBodies } from './server/compressed-bodies.js';
import { compressedFiles } from './server/compressed-files.js';
import { LimitedExpressAdapter } from './server/http-limits.js';
import { KeptAnswers, type RenderContext } from './server/kept-answers.js';
import { ThrottleService } from './security/throttling/throttle.service.js';

const YEAR_S = 31_536_000;

/** Where compressible responses are streams. */
const STREAMED = ['/docs', '/sitemaps'];

/** Options for tests. */
export interface SetUpOptions {
  /** The directory of the built pages. */
  clientDirectory?: string;
}

/** Configures everything around the controllers, for the server, the API tests and the OpenAPI document. */
export function setUp(
  app: NestExpressApplication,
  { clientDirectory = CLIENT_DIRECTORY }: SetUpOptions = {},
): void {
  const config = app.get(AppConfig);
  app.set('trust proxy', trustOf(config));
  app.set('etag', false);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');

  app.use(requestContext);
  app.use(app.get(RequestLogMiddleware, { strict: false }).handle);
  const headers = commonHeaders(config.secure);
  const storedHeaders = new Set([
    ...headers.keys(),
    'reporting-endpoints',
    'content-type',
    'content-encoding',
  ]);
  app.use((_request: Request, response: Response, next: NextFunction) => {
    setHeaders(response, headers);
    shortenNotModified(response, storedHeaders);
    next();
  });
  compressBodies(app.getHttpAdapter().getInstance());
  app.use(STREAMED, compression());
  app.use(loopbackName(config));
  serveBuiltFiles(app, clientDirectory);
  app.use(['/api', '/health'], noStore);
  app.use('/api', underMaintenance(app.get(MaintenanceService, { strict: false })));
  const reports = app.get(PolicyReportsService, { strict: false });
  app.use(POLICY_REPORTS_PATH, takePolicyReports(reports, app.get(ThrottleService, { strict: false })));
  app.use(sameOrigin(new URL(config.publicUrl).origin));
  app.use(jsonBodies);
  app.use(unreadableAddress);

  app.useGlobalPipes(createValidationPipe());
  app.useGlobalFilters(new FailureFilter());
  serveDocument(app);
  answerKept(app, { commonHeaders: Object.fromEntries(headers), storedHeaders });
}

/** The proxies to trust, as Express expects them. Every request asks, so each address is parsed only once. */
function trustOf({ trustProxy }: Pick<AppConfig, 'trustProxy'>) {
  if (typeof trustProxy !== 'string') return trustProxy;
  const isTrusted = proxyAddress.compile(trustProxy.split(',').map((part) => part.trim()));
  return remembered((address) => isTrusted(address, 0));
}

/** Lets kept answers be sent before the framework sees the request. */
function answerKept(
  app: NestExpressApplication,
  headers: Pick<RenderContext, 'commonHeaders' | 'storedHeaders'>,
): void {
  const adapter = app.getHttpAdapter();
  if (!(adapter instanceof LimitedExpressAdapter)) return;
  const config = app.get(AppConfig);
  const maintenance = app.get(MaintenanceService, { strict: false });
  const redirects = app.get(RedirectsService, { strict: false });
  const isOtherName = otherLoopbackName(config.publicUrl);
  const kept = new KeptAnswers({
    answers: app.get(AnswerCacheService),
    throttle: app.get(ThrottleService, { strict: false }),
    log: app.get(RequestLogService, { strict: false }),
    ...headers,
    clientAddress: clientAddressBy(adapter.getInstance<Express>()),
    isDiverted: (request, barePath) =>
      maintenance.closure !== null ||
      isOtherName(request) ||
      (barePath !== null && redirects.lookUpPath(barePath) !== null),
  });
  adapter.front = (request, response, next) => kept.handle(request, response, next);
}

/** The client's address as Express has it in `request.ip`. */
function clientAddressBy(express: Express): (request: IncomingMessage) => string {
  const trust = express.get('trust proxy fn') as (address: string, hop: number) => boolean;
  return (request) =>
    (express.get('trust proxy') === false ? request.socket.remoteAddress : proxyAddress(request, trust)) ??
    '';
}

/** API responses may be personal, and health is momentary. */
function noStore(_request: Request, response: Response, next: NextFunction): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Serves the built pages' files: hashed ones as immutable, others with revalidation. */
function serveBuiltFiles(app: NestExpressApplication, directory: string): void {
  app.use(
    '/assets',
    compressedFiles(`${directory}/assets`),
    serveFiles(`${directory}/assets`, {
      index: false,
      redirect: false,
      immutable: true,
      maxAge: YEAR_S * 1000,
    }),
  );
  // It names the latest build, so it must not be cached.
  app.use(
    '/builds',
    serveFiles(`${directory}/builds`, {
      index: false,
      redirect: false,
      cacheControl: false,
      setHeaders: (response) => response.setHeader('Cache-Control', 'no-store'),
    }),
  );
  app.use(['/assets', '/builds'], (_request: Request, _response: Response, next: NextFunction) => {
    // Only programs request these; a page would confuse them.
    next(new NotFound());
  });
  const names = new Set(existsSync(directory) ? readdirSync(directory) : []);
  const serveRoot = serveFiles(directory, {
    index: false,
    redirect: false,
    dotfiles: 'ignore',
    maxAge: 0,
  });
  app.use((request: Request, response: Response, next: NextFunction) => {
    // Checked in memory, so that API requests do not wait for the file system.
    if (names.has(request.path.slice(1))) serveRoot(request, response, next);
    else next();
  });
}

/** Where the OpenAPI document is. */
const DOCUMENT_PATH = '/api/openapi.json';

/** Serves the OpenAPI document and Swagger UI. */
function serveDocument(app: NestExpressApplication): void {
  app.use('/docs', (_request: Request, response: Response, next: NextFunction) => {
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Reporting-Endpoints', REPORTING_ENDPOINTS);
    // Cached with revalidation, like every public page.
    response.setHeader('Cache-Control', 'no-cache');
    next();
  });
  app.use(DOCUMENT_PATH, (_request: Request, response: Response, next: NextFunction) => {
    setHeaders(response, OPEN_TO_SCRIPTS);
    next();
  });
  const { publicUrl } = app.get(AppConfig);
  SwaggerModule.setup('docs', app, () => servedDocument(app, publicUrl), {
    jsonDocumentUrl: DOCUMENT_PATH,
    raw: ['json'],
    customSiteTitle: 'Hitohira API',
    swaggerOptions: {
      persistAuthorization: true,
      displayOperationId: true,
      displayRequestDuration: true,
      filter: true,
      tryItOutEnabled: true,
      onComplete: leaveFormsEmpty,
    },
  });
}
