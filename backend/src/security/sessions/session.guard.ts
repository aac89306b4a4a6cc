import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import { type Response } from 'express';
import { PUBLIC, type PublicAccess } from '../../common/auth/public.decorator.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { AccessTokenStrategiesService } from './access-token-strategies.service.js';
import { SessionRenewalService } from './session-renewal.service.js';

/** Denies by default: an operation without `@Public()` needs a session; on a public one an invalid token is ignored. */
@Injectable()
export class SessionGuard extends AuthGuard() implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly renewal: SessionRenewalService,
    strategies: AccessTokenStrategiesService,
  ) {
    super({ defaultStrategy: strategies.names, property: 'signedIn', session: false });
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const access = this.reflector.getAllAndOverride<PublicAccess | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'anonymous') return true;
    const request = http.getRequest<GuardedRequest>();
    // Most requests have no credentials, and Passport creates an error with a stack trace for each of those.
    const { authorization, cookie } = request.headers;
    if (authorization !== undefined || cookie !== undefined) await super.canActivate(context);
    if (access === 'session') return true;
    request.signedIn ??= await this.renewal.renew(request, http.getResponse<Response>());
    if (request.signedIn || access === 'viewer') return true;
    throw new NotSignedIn();
  }

  /** Returns null for an invalid token; `canActivate` decides what follows. */
  override handleRequest<Holder>(error: unknown, holder: Holder | false): Holder {
    if (error)
      throw Error.isError(error)
        ? error
        : new Error('The access token could not be checked.', { cause: error });
    return (holder === false ? null : holder) as Holder;
  }
}
