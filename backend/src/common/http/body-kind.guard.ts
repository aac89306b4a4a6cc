import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { type Request } from 'express';
import { UnsupportedMediaType } from '../errors/request-errors.js';
import { isMultipart, MULTIPART, type MultipartForm } from './multipart-form.js';

/** Refuses forms where an operation takes none, and JSON where it takes forms alone, before anything is counted or read. */
@Injectable()
export class BodyKindGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  /** @throws UnsupportedMediaType */
  canActivate(context: ExecutionContext): boolean {
    const form = this.reflector.get<MultipartForm | undefined>(MULTIPART, context.getHandler());
    const request = context.switchToHttp().getRequest<Request>();
    // What is neither is refused where bodies are read.
    const isTaken = isMultipart(request)
      ? form !== undefined
      : !form?.only || !request.is('application/json');
    if (!isTaken) throw new UnsupportedMediaType();
    return true;
  }
}
