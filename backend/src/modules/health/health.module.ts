import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { ServerStateService } from './server-state.service.js';

/** Whether the process lives, and whether it may be sent requests. */
@Module({ controllers: [HealthController], providers: [ServerStateService], exports: [ServerStateService] })
export class HealthModule {}
