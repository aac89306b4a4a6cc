import { Module } from '@nestjs/common';
import { PolicyReports } from './policy-reports.js';

/** What browsers tell of themselves. */
@Module({ providers: [PolicyReports], exports: [PolicyReports] })
export class ReportsModule {}
