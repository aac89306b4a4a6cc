import { Module } from '@nestjs/common';
import { LogController } from './log.controller.js';

/** What pages tell the log. */
@Module({ controllers: [LogController] })
export class LogModule {}
