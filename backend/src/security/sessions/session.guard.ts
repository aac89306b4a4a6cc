import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Response } from 'express';
import { PUBLIC, type PublicAccess } from '../../common/auth/public.decorator.js';
import { type GuardedRequest } from '../../common/auth/signed-in.decorator.js';
import { NotSignedIn } from '../../common/errors/request-errors.js';
import { Authenticator } from './authenticator.js';

/** Denies by default: an operation without `@Public()` asks for a session; on a public one a dead token counts as none. */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly authenticator: Authenticator,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const access = this.reflector.getAllAndOverride<PublicAccess | undefined>(PUBLIC, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'anonymous') return true;
    const request = http.getRequest<GuardedRequest>();
    request.signedIn = await this.authenticator.authenticate(request, http.getResponse<Response>());
    if (request.signedIn || access === 'viewer') return true;
    throw new NotSignedIn();
  }
}
