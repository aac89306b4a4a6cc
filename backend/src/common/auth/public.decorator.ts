import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';

export const PUBLIC = 'hitohira:public';

/** Marks public operations in the API document, which removes their lock. */
export const PUBLIC_EXTENSION = 'x-public';

/** How a public operation treats sessions. */
export type PublicAccess = 'viewer' | 'session' | 'anonymous';

/**
 * Opens an operation to people who are not signed in. Without it an operation needs a session.
 *
 * @param access `viewer` authenticates and renews the session; `session` authenticates without renewing, for operations
 *   that begin or end sessions; `anonymous` does not authenticate
 */
export const Public = (access: PublicAccess = 'viewer'): MethodDecorator =>
  applyDecorators(SetMetadata(PUBLIC, access), ApiExtension(PUBLIC_EXTENSION, true));
