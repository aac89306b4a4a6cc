import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request, type Response } from 'express';
import { PUBLIC, type PublicAccess } from '../common/auth/public.decorator.js';
import { OPEN_TO_SCRIPTS } from '../common/http/security-headers.js';
import { setHeaders } from '../common/http/set-headers.js';

/**
 * Opens the API's public reads to scripts of every site (https://fetch.spec.whatwg.org/#http-cors-protocol). Browsers send
 * no cookies with such requests, and may send no `Authorization`; all else stays closed. It lets every request through.
 */
@Injectable()
export class OpenReadsGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    const { path } = request.route as { path?: unknown };
    // Unknown addresses of the API have the route of pages.
    const isApi = String(path).startsWith('/api/');
    const access = this.reflector.get<PublicAccess | undefined>(PUBLIC, context.getHandler());
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead && isApi && access !== undefined && access !== 'session')
      setHeaders(http.getResponse<Response>(), OPEN_TO_SCRIPTS);
    return true;
  }
}
