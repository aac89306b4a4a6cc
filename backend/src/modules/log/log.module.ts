import { Module } from '@nestjs/common';
import { InsightsModule } from '../insights/insights.module.js';
import { LogController } from './log.controller.js';

/** What pages tell the server of visits. */
@Module({ imports: [InsightsModule], controllers: [LogController] })
export class LogModule {}
