import { Module } from '@nestjs/common';
import { EmergenciesController } from './emergencies.controller.js';
import { EmergenciesRepository } from './emergencies.repository.js';
import { EmergenciesService } from './emergencies.service.js';

/** Notices that operators show on every page. */
@Module({
  controllers: [EmergenciesController],
  providers: [EmergenciesRepository, EmergenciesService],
  exports: [EmergenciesService],
})
export class EmergenciesModule {}
