import { Module } from '@nestjs/common';
import { MaintenanceRepository } from './maintenance.repository.js';
import { MaintenanceService } from './maintenance.service.js';

/** The switch that closes the site. */
@Module({ providers: [MaintenanceRepository, MaintenanceService], exports: [MaintenanceService] })
export class MaintenanceModule {}
