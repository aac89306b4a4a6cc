import { Global, Module } from '@nestjs/common';
import { AnswerCacheService } from './answer-cache.service.js';

/** The cache of public answers. */
@Global()
@Module({ providers: [AnswerCacheService], exports: [AnswerCacheService] })
export class AnswersModule {}
