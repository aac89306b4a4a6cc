import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type ServerResponse } from 'node:http';
import fresh from 'fresh';
import { type AnswerCacheService, type AnswerKey } from '../answers/answer-cache.service.js';
import { apiAnswerKey, plainPageKey } from '../answers/answer-keys.js';
import { type KeptAnswer } from '../answers/kept-answer.js';
import { acceptedEncoding, type Encoding } from '../common/http/content-encoding.js';
import { REQUEST_ID_HEADER } from '../common/http/request-context.middleware.js';
import { annotate } from '../common/http/response-annotations.js';
import { type RequestLogService } from '../logging/request-log.service.js';
import { rateLimitHeaders } from '../security/throttling/rate-limit-headers.js';
import { type ThrottleService } from '../security/throttling/throttle.service.js';
import { SendQueue } from './send-queue.js';

/** The throttle of kept API responses: that of public reads. */
const THROTTLE = 'READ';

/** What the listener needs from the application. */
export interface RenderContext {
  answers: AnswerCacheService;
  throttle: ThrottleService;
  log: RequestLogService;
  /** The headers of every response. */
  commonHeaders: Readonly<Record<string, string>>;
  /** The headers that a 304 omits, in lower case. */
  storedHeaders: ReadonlySet<string>;
  /** The client's address, according to `TRUST_PROXY`. */
  clientAddress: (request: IncomingMessage) => string;
  /**
   * Whether a request must get another response, because the site is closed or the URL redirects.
   *
   * @param barePath the path of a page; null for the API
   */
  isDiverted: (request: IncomingMessage, barePath: string | null) => boolean;
}

/** A kept answer and how to send it. */
interface Sending {
  answer: KeptAnswer;
  encoding: Encoding | null;
  clientAddress: string;
  startedAt: number;
}

/**
 * Answers requests for kept answers in front of the framework, exactly as the framework would: same headers, log line,
 * metrics and throttle. `answers/answer-keys.ts` says what may be kept.
 */
export class KeptAnswers {
  /** Each answer's headers as flat arrays, which Node sends fastest: in full and for a 304. */
  private readonly headers = new WeakMap<KeptAnswer, { full: string[]; notModified: string[] }>();
  private readonly sendQueue = new SendQueue();

  constructor(private readonly context: RenderContext) {}

  /**
   * Answers a request if its answer is kept.
   *
   * @param next passes the request on to the framework
   */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const startedAt = performance.now();
    const { url = '/' } = request;
    const isApi = url.startsWith('/api/');
    const key = this.isRead(request) ? (isApi ? apiAnswerKey(request) : plainPageKey(request)) : null;
    const answer = key && this.find(request, key, isApi);
    const encoding = answer && acceptedEncoding(request);
    // The framework compresses what is not kept compressed, and says whether "any" answer without an entity tag is
    // stored already (RFC 9110, section 13.1.2).
    if (
      !answer ||
      (encoding && answer.encoded[encoding] === undefined) ||
      (answer.etag === null && request.headers['if-none-match'] === '*')
    ) {
      next();
      return;
    }
    const sending: Sending = {
      answer,
      encoding,
      clientAddress: this.context.clientAddress(request),
      startedAt,
    };
    if (!isApi) {
      this.context.answers.use(key, answer);
      this.send(request, response, sending, []);
      return;
    }
    void this.context.throttle.countClient(THROTTLE, sending.clientAddress).then((count) => {
      if (!count.isWithin) {
        next();
        return;
      }
      this.context.answers.use(key, answer);
      this.send(request, response, sending, rateLimitHeaders(THROTTLE, count).flat());
    });
  }

  /** Whether a request only reads. The framework rejects bodies. */
  private isRead({ method, headers }: IncomingMessage): boolean {
    return (
      (method === 'GET' || method === 'HEAD') &&
      headers['content-length'] === undefined &&
      headers['transfer-encoding'] === undefined
    );
  }

  private find(request: IncomingMessage, key: AnswerKey, isApi: boolean): KeptAnswer | null {
    const answer = this.context.answers.peek(key);
    // Another spelling of a page redirects.
    if (!answer || (!isApi && answer.path !== key.path)) return null;
    return this.context.isDiverted(request, isApi ? null : key.path) ? null : answer;
  }

  private send(
    request: IncomingMessage,
    response: ServerResponse,
    { answer, encoding, clientAddress, startedAt }: Sending,
    more: string[],
  ): void {
    const requestId = randomUUID();
    const { full, notModified } = this.headersOf(answer);
    const own = [REQUEST_ID_HEADER, requestId, ...more];
    annotate(response, { routeName: answer.routeName, isExpected: true });
    if (answer.etag !== null && answer.status === 200 && fresh(request.headers, { etag: answer.etag })) {
      response.writeHead(304, [...notModified, ...own]);
      this.sendQueue.add(() => response.end());
    } else {
      const body = (encoding && answer.encoded[encoding]) ?? answer.body;
      if (encoding !== null) own.push('Content-Encoding', encoding);
      own.push('Content-Length', String(body.length));
      response.writeHead(answer.status, [...full, ...own]);
      this.sendQueue.add(() => (request.method === 'HEAD' ? response.end() : response.end(body)));
    }
    this.context.log.answered(request, response, {
      requestId,
      ip: clientAddress,
      durationMs: Math.round(performance.now() - startedAt),
    });
  }

  private headersOf(answer: KeptAnswer): { full: string[]; notModified: string[] } {
    const known = this.headers.get(answer);
    if (known) return known;
    const headers = new Map<string, string>();
    const { etag } = answer;
    const own = etag === null ? answer.headers : { ...answer.headers, ETag: etag };
    for (const each of [this.context.commonHeaders, own])
      for (const [name, value] of Object.entries(each)) headers.set(name.toLowerCase(), value);
    const made = {
      full: [...headers].flat(),
      notModified: [...headers].filter(([name]) => !this.context.storedHeaders.has(name)).flat(),
    };
    this.headers.set(answer, made);
    return made;
  }
}
