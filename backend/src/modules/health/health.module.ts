import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { ServerStateService } from './server-state.service.js';

/** Liveness and readiness probes. */
@Module({ controllers: [HealthController], providers: [ServerStateService], exports: [ServerStateService] })
export class HealthModule {}
