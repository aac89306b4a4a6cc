import { type NextFunction, type Request, type Response } from 'express';
import { annotate } from '../../common/http/response-annotations.js';
import { UnderMaintenance } from './maintenance.errors.js';
import { type MaintenanceService } from './maintenance.service.js';

/**
 * Rejects API requests while the site is closed, before any body is read or limit counted.
 *
 * @throws UnderMaintenance
 */
export function underMaintenance(maintenance: MaintenanceService) {
  return (_request: Request, response: Response, next: NextFunction): void => {
    const { closure } = maintenance;
    if (closure === null) {
      next();
      return;
    }
    annotate(response, { isExpected: true });
    next(new UnderMaintenance(closure.retryAfterS));
  };
}
