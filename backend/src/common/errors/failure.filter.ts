import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type Response } from 'express';
import { currentRequest } from '../http/request-context.js';
import { annotate } from '../http/response-annotations.js';
import { failureBody } from './failure-body.js';
import { isDatabaseUnavailable, toAppError } from './failure-mapping.js';

/** Turns thrown errors into responses. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toAppError(thrown);
    // A declared failure is deliberate; one that was mapped from another error is logged.
    if (isDatabaseUnavailable(thrown))
      annotate(response, { failureReason: thrown instanceof Error ? thrown.message : 'unknown' });
    else if (error.spec.status >= 500 && error !== thrown)
      this.logger.error({ event: 'request.failed', err: thrown });
    // The cause is logged, but not sent to clients.
    else if (error.cause !== undefined)
      this.logger.warn({ event: 'request.dependency-failed', err: error.cause });
    if (response.headersSent) {
      // Part of the response is already sent; closing the connection marks it as incomplete.
      response.destroy();
      return;
    }
    const context = currentRequest();
    response.setHeader('Cache-Control', 'no-store');
    if (error.retryAfterS !== null)
      response.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfterS))));
    response
      .status(error.spec.status)
      .json(failureBody(error, context?.language ?? 'ja', context?.requestId ?? ''));
  }
}
