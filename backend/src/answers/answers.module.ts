import { Global, Module } from '@nestjs/common';
import { AnswerCacheService } from './answer-cache.service.js';

/** Answers that are kept. */
@Global()
@Module({ providers: [AnswerCacheService], exports: [AnswerCacheService] })
export class AnswersModule {}
