import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { finalize, type Observable } from 'rxjs';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { PageCacheService } from './page-cache.service.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Creators see their own changes at once: this process drops the cached page before a changing request is answered.
 * Other processes learn of it from the database.
 */
@Injectable()
export class OwnChangesInterceptor implements NestInterceptor {
  constructor(private readonly pages: PageCacheService) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    if (SAFE_METHODS.has(request.method)) return next.handle();
    return next.handle().pipe(
      finalize(() => {
        if (request.signedIn) this.pages.forget(request.signedIn.accountId);
      }),
    );
  }
}
