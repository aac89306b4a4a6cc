import { Module } from '@nestjs/common';
import { PolicyReportsService } from './policy-reports.service.js';

/** What browsers tell of themselves. */
@Module({ providers: [PolicyReportsService], exports: [PolicyReportsService] })
export class ReportsModule {}
