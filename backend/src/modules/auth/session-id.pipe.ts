import { ParseUUIDPipe } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';

/** Parses a session id from the path. */
export class SessionIdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: () => new InvalidInput([{ field: 'id', code: 'invalidFormat' }]) });
  }
}
