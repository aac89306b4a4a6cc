import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { type Response } from 'express';
import { annotate } from '../../common/http/response-annotations.js';
import { UnderMaintenance } from './maintenance.errors.js';
import { MaintenanceService } from './maintenance.service.js';

/** Rejects requests outside `/api` that are not for pages while the site is closed. */
@Injectable()
export class OpenSiteGuard implements CanActivate {
  constructor(private readonly maintenance: MaintenanceService) {}

  /** @throws UnderMaintenance */
  canActivate(context: ExecutionContext): boolean {
    const { closure } = this.maintenance;
    if (closure === null) return true;
    annotate(context.switchToHttp().getResponse<Response>(), { isExpected: true });
    throw new UnderMaintenance(closure.retryAfterS);
  }
}
