import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type DynamicModule, Module } from '@nestjs/common';
import { LoggerModule } from 'nestjs-pino';
import pino, { type Logger, type LoggerOptions } from 'pino';
import { type Options, pinoHttp } from 'pino-http';
import { type GuardedRequest } from '../common/auth/signed-in.decorator.js';
import { currentRequest } from '../common/http/request-context.js';
import { REQUEST_ID_HEADER } from '../common/http/request-context.middleware.js';
import { annotationsOf } from '../common/http/response-annotations.js';
import { type AppConfig } from '../config/app-config.js';
import { PRODUCT_VERSION } from '../config/product-version.js';
import { lineDestination } from './line-destination.js';
import { type Answered, RequestLogService } from './request-log.service.js';
import { RequestLogMiddleware } from './request-log.middleware.js';

/** Logs an error without query parameters, which contain user input. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    stack: error.stack,
    ...(typeof code === 'string' ? { code } : {}),
  };
}

/** Omits whole requests and responses, which contain credentials. */
const leftOut = (): undefined => undefined;

/** A URL without its query, which may contain codes and tokens. */
function pathOf(url: string | undefined): string {
  const path = url ?? '';
  const query = path.indexOf('?');
  return query === -1 ? path : path.slice(0, query);
}

const SERIALIZERS = { err: describeError, req: leftOut, res: leftOut };

/** Like pino's `isoTime`, but computed once per millisecond. */
const isoTime = (() => {
  let [at, text] = [0, ''];
  return (): string => {
    const now = Date.now();
    if (now !== at) [at, text] = [now, `,"time":"${new Date(now).toISOString()}"`];
    return text;
  };
})();

/** JSON lines with ISO times, or pretty output. */
function loggerOptions({ log }: Pick<AppConfig, 'log'>): LoggerOptions {
  return {
    level: log.level,
    base: log.format === 'json' ? { version: PRODUCT_VERSION } : null,
    timestamp: isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: SERIALIZERS,
    mixin: clientOfRequest,
    mixinMergeStrategy: (line, client) => (client === NO_CLIENT ? line : { ...client, ...line }),
    ...(log.format === 'pretty'
      ? { transport: { target: 'pino-pretty', options: { singleLine: true, ignore: 'req,res,context' } } }
      : {}),
  };
}

function createLogger(config: Pick<AppConfig, 'log'>): Logger {
  const options = loggerOptions(config);
  return config.log.format === 'json' ? pino(options, lineDestination()) : pino(options);
}

const NO_CLIENT = {};

/** Adds the client's address to every line of a request. */
function clientOfRequest(): object {
  const request = currentRequest();
  return request ? { ip: request.clientAddress } : NO_CLIENT;
}

function requestLogOptions(logger: Logger): Options {
  return {
    logger,
    serializers: SERIALIZERS,
    quietReqLogger: true,
    quietResLogger: true,
    wrapSerializers: false,
    customAttributeKeys: { reqId: 'requestId' },
    genReqId: (_request, response: ServerResponse) => String(response.getHeader(REQUEST_ID_HEADER)),
    customLogLevel: (_request, response, error) => (error ? 'error' : levelOf(response)),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request',
    customSuccessObject: (
      request: IncomingMessage,
      response: ServerResponse,
      value: { responseTime: number },
    ) => requestLine(request, response, value.responseTime),
    customErrorObject: (
      request: IncomingMessage,
      response: ServerResponse,
      _error,
      value: { responseTime: number },
    ) => requestLine(request, response, value.responseTime),
    autoLogging: { ignore: (request) => /^\/health(?:\/|$)/.test(pathOf(request.url)) },
  };
}

function requestLine(request: IncomingMessage, response: ServerResponse, durationMs: number): object {
  // These come from Express, because the request's context has ended.
  const { originalUrl, ip, signedIn } = request as Partial<
    Pick<GuardedRequest, 'originalUrl' | 'ip' | 'signedIn'>
  >;
  const { failureReason: reason } = annotationsOf(response);
  return {
    ...plainLine({ method: request.method, url: originalUrl ?? request.url }, response, durationMs, ip),
    ...(reason === undefined ? {} : { reason }),
    ...(signedIn ? { accountId: signedIn.accountId } : {}),
  };
}

/** The log line of every request. */
function plainLine(
  { method, url }: Pick<IncomingMessage, 'method' | 'url'>,
  { statusCode: status }: ServerResponse,
  durationMs: number,
  ip: string | undefined,
): object {
  return { event: 'request', method, path: pathOf(url), status, durationMs, ip };
}

function levelOf(response: ServerResponse): 'error' | 'info' | 'warn' {
  if (response.statusCode >= 500) return annotationsOf(response).isExpected ? 'info' : 'error';
  return response.statusCode === 429 || response.statusCode === 403 ? 'warn' : 'info';
}

/** The same line for requests that the framework does not see. */
class PinoRequestLogService extends RequestLogService {
  constructor(private readonly logger: Logger) {
    super();
  }

  answered(
    request: IncomingMessage,
    response: ServerResponse,
    { requestId, ip, durationMs }: Answered,
  ): void {
    const level = levelOf(response);
    if (!this.logger.isLevelEnabled(level)) return;
    this.logger[level]({ requestId, ...plainLine(request, response, durationMs, ip) }, 'request');
  }
}

/** Structured logs: one line per request, and all its other lines with the same request id. */
@Module({})
export class LoggingModule {
  static register(config: AppConfig): DynamicModule {
    const logger = createLogger(config);
    const handle = pinoHttp(requestLogOptions(logger));
    return {
      module: LoggingModule,
      imports: [LoggerModule.forRoot({ pinoHttp: { logger }, useExisting: true })],
      providers: [
        { provide: RequestLogMiddleware, useValue: { handle } satisfies RequestLogMiddleware },
        { provide: RequestLogService, useValue: new PinoRequestLogService(logger) },
      ],
    };
  }
}
