import { ParseUUIDPipe } from '@nestjs/common';
import { InvalidInput } from '../../common/errors/request-errors.js';

/** Reads a session's id from an address; what cannot be one is named as such. */
export class SessionIdPipe extends ParseUUIDPipe {
  constructor() {
    super({ exceptionFactory: () => new InvalidInput([{ field: 'id', code: 'invalidFormat' }]) });
  }
}
