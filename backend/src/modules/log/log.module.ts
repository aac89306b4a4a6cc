import { Module } from '@nestjs/common';
import { InsightsModule } from '../insights/insights.module.js';
import { LogController } from './log.controller.js';

/** Visits reported by pages. */
@Module({ imports: [InsightsModule], controllers: [LogController] })
export class LogModule {}
