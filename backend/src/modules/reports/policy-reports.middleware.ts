import { json, type NextFunction, type Request, type Response } from 'express';
import { TooLarge, TooManyRequests, UnsupportedMediaType } from '../../common/errors/request-errors.js';
import { type ThrottleService } from '../../security/throttling/throttle.service.js';
import { type PolicyReportsService } from './policy-reports.service.js';

/** The largest body of reports, in bytes. */
const LIMIT_BYTES = 32 * 1024;

const KINDS = ['application/reports+json', 'application/csp-report'];

const parse = json({ limit: LIMIT_BYTES, strict: true, type: KINDS });

/**
 * Accepts browsers' reports of violations of the content security policy. Runs before the origin check, since these
 * requests may lack an origin; they only change a counter.
 *
 * @throws TooManyRequests, UnsupportedMediaType, TooLarge
 */
export function takePolicyReports(reports: PolicyReportsService, throttle: ThrottleService) {
  return async (request: Request, response: Response, next: NextFunction): Promise<void> => {
    if (request.method !== 'POST' || request.path !== '/') {
      next();
      return;
    }
    const wait = await throttle.consumeClient('REPORT', request.ip ?? request.socket.remoteAddress ?? '');
    if (wait !== null) next(new TooManyRequests(wait));
    else if (!request.is(KINDS)) next(new UnsupportedMediaType());
    else if (Number(request.headers['content-length'] ?? 0) > LIMIT_BYTES) next(new TooLarge());
    else {
      parse(request, response, (error?: unknown) => {
        if (error !== undefined) {
          next(error);
          return;
        }
        reports.count(request.body);
        response.status(204).end();
      });
    }
  };
}
