import { AppError, failure } from '../../common/errors/app-error.js';

/** The session's proof of identity is too old; `POST /api/auth/confirm` renews it. */
export class FreshProofNeeded extends AppError {
  static override readonly spec = failure(403, 'E0302');
}
