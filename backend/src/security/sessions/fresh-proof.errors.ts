import { failure } from '../../common/errors/app-error.js';

/** The session's proof of identity is too old; `POST /api/auth/confirm` renews it. */
export class FreshProofNeeded extends failure(403, 'E0302') {}
