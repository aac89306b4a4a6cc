import { failure } from '../../common/errors/app-error.js';

/** Too many wrong passwords were tried for the address; logins are refused for a while, even with the right one. */
export class LoginLocked extends failure(423, 'locked') {
  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}
