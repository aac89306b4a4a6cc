import { type NextFunction, type Request, type Response } from 'express';
import { UnderMaintenance } from './maintenance.errors.js';
import { type MaintenanceService } from './maintenance.service.js';

/**
 * Answers for the API while the site is closed, before anything is read or counted.
 *
 * @throws UnderMaintenance
 */
export function underMaintenance(maintenance: MaintenanceService) {
  return (_request: Request, _response: Response, next: NextFunction): void => {
    const { retryAfterS } = maintenance;
    next(retryAfterS === null ? undefined : new UnderMaintenance(retryAfterS));
  };
}
