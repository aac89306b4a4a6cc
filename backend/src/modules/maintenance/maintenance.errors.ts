import { failure } from '../../common/errors/app-error.js';

/** The operator has closed the site for a while. */
export class UnderMaintenance extends failure(503, 'underMaintenance') {
  constructor(retryAfterS: number) {
    super(null, retryAfterS);
  }
}
