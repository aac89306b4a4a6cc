import { Module } from '@nestjs/common';
import { StorageModule } from '../../storage/storage.module.js';
import { HealthController } from './health.controller.js';
import { ServerState } from './server-state.js';

/** Whether the process lives, and whether it may be sent requests. */
@Module({
  imports: [StorageModule],
  controllers: [HealthController],
  providers: [ServerState],
  exports: [ServerState],
})
export class HealthModule {}
