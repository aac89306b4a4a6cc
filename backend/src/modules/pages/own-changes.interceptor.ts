import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import { AnswerCacheService } from '../../answers/answer-cache.service.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Creators see their own changes at once: this process drops its kept answers before a changing request is answered.
 * Other processes learn of it from the database.
 */
@Injectable()
export class OwnChangesInterceptor implements NestInterceptor {
  constructor(private readonly answers: AnswerCacheService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    if (SAFE_METHODS.has(request.method)) return next.handle();
    return next.handle().pipe(
      finalize(() => {
        if (request.signedIn) this.answers.forget(request.signedIn.accountId);
      }),
    );
  }
}
