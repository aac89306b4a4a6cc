import { Module } from '@nestjs/common';
import { PolicyReportsService } from './policy-reports.service.js';

/** Reports that browsers send automatically. */
@Module({ providers: [PolicyReportsService], exports: [PolicyReportsService] })
export class ReportsModule {}
