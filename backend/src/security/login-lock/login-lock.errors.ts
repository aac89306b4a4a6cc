import { AppError, failure } from '../../common/errors/app-error.js';

/** Too many wrong passwords were tried for the address: for a while none is compared, not even the right one. */
export class LoginLocked extends AppError {
  static override readonly spec = failure(423, 'locked');

  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}
