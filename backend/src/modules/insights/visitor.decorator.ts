import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type Request } from 'express';
import { readCookies } from '../../common/http/cookies.js';
import { readVisitor, type Visitor } from './visitor.js';

/** The visitor who sent the request; null for those who are not counted. */
export const CountedVisitor = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Visitor | null => {
    const request = context.switchToHttp().getRequest<Request>();
    const clientAddress = request.ip ?? request.socket.remoteAddress ?? '';
    return readVisitor({ headers: request.headers, clientAddress, cookies: readCookies(request) });
  },
);
