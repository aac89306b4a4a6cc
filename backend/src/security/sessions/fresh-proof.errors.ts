import { AppError, failure } from '../../common/errors/app-error.js';

/** The session has no proof of identity that is fresh enough: `POST /api/auth/confirm` gives it one. */
export class FreshProofNeeded extends AppError {
  static override readonly spec = failure(403, 'E0302');
}
