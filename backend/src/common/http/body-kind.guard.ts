import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { UnsupportedMediaType } from '../errors/request-errors.js';
import { isMultipart, MULTIPART, type MultipartForm } from './multipart-form.js';

/** Rejects bodies of a media type that the operation does not accept, before counting or reading. */
@Injectable()
export class BodyKindGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws UnsupportedMediaType */
  canActivate(context: ExecutionContext): boolean {
    const form = this.reflector.get<MultipartForm | undefined>(MULTIPART, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    // Other media types are rejected by the body parser.
    const isTaken = isMultipart(request)
      ? form !== undefined
      : !form?.only || !request.is('application/json');
    if (!isTaken) throw new UnsupportedMediaType();
    return true;
  }
}
