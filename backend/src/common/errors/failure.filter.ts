import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { type Response } from 'express';
import { noteReason } from '../http/failure-reason.js';
import { currentRequest } from '../http/request-context.js';
import { failureBody } from './failure-body.js';
import { isDatabaseAway, toAppError } from './failure-mapping.js';

/** The one place where a thrown error becomes an answer. */
@Catch()
export class FailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(FailureFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    const error = toAppError(thrown);
    // A failure of ours that was thrown as such is meant; what became one by itself is looked into.
    if (isDatabaseAway(thrown)) noteReason(response, thrown instanceof Error ? thrown.message : 'unknown');
    else if (error.spec.status >= 500 && error !== thrown)
      this.logger.error({ event: 'request.failed', err: thrown });
    // Why a part is away is not told to clients.
    else if (error.cause !== undefined) this.logger.warn({ event: 'request.part-away', err: error.cause });
    if (response.headersSent) {
      // The client already has half an answer; cutting the connection is the only way left to say that it is not whole.
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
