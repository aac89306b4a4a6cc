import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { type Request } from 'express';
import { type Observable } from 'rxjs';
import { currentRequest } from '../common/http/request-context.js';
import { isVisitor } from '../security/sessions/visitor.js';

/** The metadata key of operations whose response may be a few seconds old. */
export const MAY_LAG = 'hitohira:may-lag';

@Injectable()
class MayLagInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const current = currentRequest();
    if (current) current.mayLag = isVisitor(context.switchToHttp().getRequest<Request>());
    return next.handle();
  }
}

/** Lets visitors read from a replica. Signed-in people always read their own writes. */
export const MayLag = (): MethodDecorator =>
  applyDecorators(SetMetadata(MAY_LAG, true), UseInterceptors(MayLagInterceptor));
