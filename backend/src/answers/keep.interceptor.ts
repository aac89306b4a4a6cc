import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  StreamableFile,
  UseInterceptors,
} from '@nestjs/common';
import { OPEN_TO_SCRIPTS } from '../common/http/security-headers.js';
import { setHeaders } from '../common/http/set-headers.js';
import { type Request, type Response } from 'express';
import { firstValueFrom, from, map, type Observable } from 'rxjs';
import { currentRequest } from '../common/http/request-context.js';
import { AnswerCacheService } from './answer-cache.service.js';
import { apiAnswerKey } from './answer-keys.js';
import { acceptedEncoding } from '../common/http/content-encoding.js';
import { type KeptAnswer, type NewAnswer } from './kept-answer.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** Keeps the answers of public reads for visitors. */
@Injectable()
export class KeepInterceptor implements NestInterceptor {
  constructor(private readonly answers: AnswerCacheService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const key = this.answers.enabled ? apiAnswerKey(request) : null;
    const current = currentRequest();
    if (key === null || current === undefined) return next.handle();
    // From the primary: a replica could still lack a change that has already been reported.
    current.mayLag = false;
    const routeName = String((request.route as { path?: unknown }).path);
    const make = async (): Promise<NewAnswer> => {
      const startedAt = Date.now();
      const value: unknown = await firstValueFrom(next.handle());
      const { shownAccountId = null, changesInMs = null } = current;
      return {
        status: 200,
        path: '',
        routeName,
        headers: {
          ...Object.fromEntries(OPEN_TO_SCRIPTS),
          'Cache-Control': 'no-store',
          'Content-Type': JSON_TYPE,
          Vary: 'Accept-Encoding',
        },
        body: JSON.stringify(value),
        revalidated: false,
        accountId: shownAccountId,
        keepable: shownAccountId !== null,
        validUntil: changesInMs === null ? null : startedAt + changesInMs,
      };
    };
    const response = http.getResponse<Response>();
    return from(this.answers.get(key, make)).pipe(map((answer) => sendable(request, response, answer)));
  }
}

/** The body for Nest to send: compressed already, or to be compressed. */
function sendable(request: Request, response: Response, { headers, body, encoded }: KeptAnswer): unknown {
  setHeaders(response, Object.entries(headers));
  const encoding = acceptedEncoding(request);
  const compressed = encoding && encoded[encoding];
  if (!compressed) return body.toString();
  response.setHeader('Content-Encoding', encoding);
  return new StreamableFile(compressed, { type: JSON_TYPE, length: compressed.length });
}

/** Keeps the response of a public read of an account until the account changes (record 62). */
export const Keep = (): MethodDecorator => applyDecorators(UseInterceptors(KeepInterceptor));
