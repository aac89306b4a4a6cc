import { Module } from '@nestjs/common';
import { LogController } from './log.controller.js';

/** Log entries from pages. */
@Module({ controllers: [LogController] })
export class LogModule {}
