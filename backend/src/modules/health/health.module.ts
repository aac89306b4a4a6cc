import { Module } from '@nestjs/common';
import { HealthController } from './health.controller.js';
import { ServerState } from './server-state.js';

/** Whether the process lives, and whether it may be sent requests. */
@Module({ controllers: [HealthController], providers: [ServerState], exports: [ServerState] })
export class HealthModule {}
