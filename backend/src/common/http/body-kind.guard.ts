import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { UnsupportedMediaType } from '../errors/request-errors.js';
import { isMultipart, MULTIPART } from './multipart-form.js';

/** Refuses forms where an operation takes none, before anything is counted or read. */
@Injectable()
export class BodyKindGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws UnsupportedMediaType */
  canActivate(context: ExecutionContext): boolean {
    const takesForms = this.reflector.get<unknown>(MULTIPART, context.getHandler()) !== undefined;
    if (!takesForms && isMultipart(context.switchToHttp().getRequest<Request>()))
      throw new UnsupportedMediaType();
    return true;
  }
}
